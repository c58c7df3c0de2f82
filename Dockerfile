# One image for the web processes and the workers; compose.yaml says which is which.
FROM python:3.13-slim
RUN useradd --create-home --uid 1000 langbord
WORKDIR /srv/langbord
COPY requirements requirements
RUN pip install --no-cache-dir -r requirements/postgres.txt -r requirements/push.txt
COPY pyproject.toml LICENSE README.md ./
COPY src src
RUN pip install --no-cache-dir --no-deps --no-build-isolation .
USER langbord
ENV LANGBORD_DATA=/home/langbord/data LANGBORD_LOG=json
EXPOSE 8017
CMD ["langbord", "serve", "--host", "0.0.0.0", "--port", "8017"]
