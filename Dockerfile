# Bourgade for people everywhere: docs/hosting.md tells how to run it. The pages and the compiled rules are in it.
#
#     docker build --tag bourgade .
#     docker run --detach --publish 127.0.0.1:8765:8765 --volume bourgade:/data bourgade

FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN python -m venv /opt/bourgade && /opt/bourgade/bin/pip install --no-cache-dir '.[hosting]'

FROM python:3.13-slim
COPY --from=build /opt/bourgade /opt/bourgade
RUN useradd --system --create-home --home-dir /data bourgade
USER bourgade
ENV PATH=/opt/bourgade/bin:$PATH BOURGADE_DATA=/data NUMBA_CACHE_DIR=/data/compiled
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=15s --start-period=120s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/api/ready', timeout=12)"]
# A proxy comes from another container: networks of Docker are 172.16.0.0/12, and only its published port is outside.
CMD ["bourgade", "serve", "--port", "8765", "--proxy", "172.16.0.0/12", "--log", "json"]
