# The image of LeaveBits: one server. docs/operating.md says how to run it, compose.yaml runs two.

# A digest here makes the image from exactly that base: ops/pin-images.sh prints it.
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
# The server's packages stay. Those of the build, of the browser and of the embedded database go.
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
# The server needs no package manager. What is seen of the database outlives the container in /data.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
  && install --directory --owner node --group node --mode 0700 /data
WORKDIR /app
# Root owns all of it, so the server cannot change its own program.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY migrations migrations
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The account `node`, as a number: a cluster can then see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# /healthz says that the process lives. During an outage of the database /readyz says 503, and a restart would not help.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals. The other programs are beside main.js. Errors name the lines of the sources.
ENV NODE_OPTIONS=--enable-source-maps
CMD ["node", "dist/server/main.js"]
