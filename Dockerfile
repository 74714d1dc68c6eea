# One image for storefront, CMS and worker: they differ by their command and environment (docker-compose.yml).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile && node_modules/.bin/turbo run build --concurrency=1

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0
WORKDIR /shop
COPY --from=build --chown=node:node /shop /shop
USER node
EXPOSE 3000 3001
CMD ["node", "packages/tooling/src/commands/start.ts"]
