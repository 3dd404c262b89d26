# The LeaveBits image: one server. docs/operating.md says how to run it, and compose.yaml runs two.

# A digest here pins the base image; ops/pin-images.sh prints it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY vite.config.ts vite.server.config.ts ./
COPY ops/image ops/image
COPY shared shared
COPY client client
COPY server server
# Retains the server's packages, and removes those of the build, the browser and the embedded database.
RUN npm run build \
  && node ops/image/keep-needed-packages.js \
  && npm prune --omit=dev --ignore-scripts \
  && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -type f -delete

FROM ${NODE_IMAGE}
ARG VERSION=unreleased
ARG REVISION=unknown
LABEL org.opencontainers.image.title="LeaveBits" \
  org.opencontainers.image.description="A digital-legacy service. It needs PostgreSQL, SMTP, and a proxy with TLS." \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.base.name="docker.io/library/node:24.21.0-bookworm-slim"
# The server needs no package manager. What it remembers about its database outlives the container in /data.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
  && install --directory --owner node --group node --mode 0700 /data
WORKDIR /app
# Owned by root, so the server cannot change its own program.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY migrations migrations
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The account `node`, as a number, so that a cluster can tell that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# /healthz says that the process runs. /readyz returns 503 during a database outage, when a restart would not help.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node receives the signals directly. The other programs are beside main.js. Stack traces point to the sources.
ENV NODE_OPTIONS=--enable-source-maps
CMD ["node", "dist/server/main.js"]
