# The server with everything it needs for several processes. Built from a clone: docker build .
FROM python:3.11.10-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN deploy/install.sh

FROM python:3.11.10-slim-bookworm
RUN useradd --system --create-home --uid 999 whitechapel
COPY --from=build /opt/whitechapel /opt/whitechapel
USER whitechapel
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["/opt/whitechapel/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["/opt/whitechapel/bin/whitechapel"]
CMD ["serve", "--host", "0.0.0.0"]
