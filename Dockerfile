# One image for storefront, CMS, worker and prepare: they differ by their command and environment (docker-compose.yml).
FROM node:24-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
# Secret `npmrc`, where a registry asks for more than its address; it stays out of the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm install --global pnpm@12.21.0
WORKDIR /shop
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY apps/cms/package.json apps/cms/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY packages/http/package.json packages/http/
COPY packages/tooling/package.json packages/tooling/
COPY packages/ui/package.json packages/ui/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc pnpm install --frozen-lockfile
COPY . .
RUN node_modules/.bin/turbo run build --concurrency=1
RUN node packages/tooling/src/commands/collect-runtime.ts /runtime
RUN pnpm sbom --sbom-format cyclonedx --out /runtime/sbom.cdx.json

FROM node:24-bookworm-slim
# Next reads its configuration as Node does, so that no compiler is needed to start.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 __NEXT_NODE_NATIVE_TS_LOADER_ENABLED=true
WORKDIR /shop
COPY --from=build /runtime /shop
# A named volume takes the owner of the folder it is mounted on. It is named in docker-compose.yml alone: one that an image
# declares is another for each container.
RUN install --directory --owner=node --group=node /media /visited
USER node
EXPOSE 3000 3001
STOPSIGNAL SIGTERM
CMD ["node", "apps/web/.next/programs/main.mjs"]
