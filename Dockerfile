# One image for web and worker; ROLE says which. PostgreSQL, SMTP and S3 come by variables: docs/operations.md.
FROM node:26.10.0-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/rules/package.json packages/rules/
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/card-sandbox/package.json apps/card-sandbox/
COPY apps/partner-sandbox/package.json apps/partner-sandbox/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY prove/package.json prove/
COPY scripts/package.json scripts/

FROM manifests AS build
# The image brings Node itself: the npm package of that name and the embedded PostgreSQL need no install script here.
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages
COPY content content
COPY apps apps
COPY scripts scripts
RUN node scripts/build.ts

FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=@aufwind/server --workspace=@aufwind/web \
  --workspace=@aufwind/contract --workspace=@aufwind/rules
# Optional peers that only types need: a compiler has no place in production.
RUN rm -r node_modules/typescript node_modules/@typescript node_modules/@types

FROM node:26.10.0-trixie-slim
ENV NODE_ENV=production MODE=production ROLE=all PORT=3000 DATA_FOLDER=/data
WORKDIR /app
RUN install -d -m 700 -o node -g node /data .compile-cache
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY content content
COPY apps/server apps/server
COPY apps/web/package.json apps/web/
COPY --from=build /app/apps/server/build apps/server/build
COPY --from=build /app/apps/web/build apps/web/build
USER node
# What Node makes of the modules, a third of the work of a start; valid for this user and this folder.
ENV NODE_COMPILE_CACHE=/app/.compile-cache
RUN node apps/server/build/main.js load
VOLUME /data
EXPOSE 3000
# A worker serves no page: there it is enough that the process lives.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 CMD ["node", "-e", "if (process.env.ROLE !== 'worker') fetch(`http://127.0.0.1:${process.env.PORT}/api/health-check/health-probe`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/build/main.js"]
