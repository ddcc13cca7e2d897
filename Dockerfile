# syntax=docker/dockerfile:1
# Image of the website and its server: docs/going-live.md. The Node version is the same as in package.json.
ARG NODE_IMAGE=node:26.10.0-trixie-slim

# Build stage. Pages depend on the origin and the configuration, so these are build arguments.
FROM ${NODE_IMAGE} AS build
WORKDIR /srv/northlamp
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL NOINDEX LOCALES RETENTION_DAYS RECAPTCHA_SITE_KEY
ARG EMAIL_SERVICE_ORIGIN EMAIL_PUBLIC_KEY EMAIL_SERVICE_ID
ARG EMAIL_TEMPLATE_NEWSLETTER EMAIL_TEMPLATE_INQUIRY EMAIL_TEMPLATE_CONTACT EMAIL_TEMPLATE_SUPPORT EMAIL_TEMPLATE_APPLICATION
RUN npm run build

# Runtime stage.
FROM ${NODE_IMAGE} AS modules
WORKDIR /srv/northlamp
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
# pg_dump for backups; not older than the database in compose.yaml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/northlamp
# Database, mails, uploads, and backups: the only writable folders.
RUN install --directory --owner=node --group=node --mode=700 var backups
COPY --from=modules /srv/northlamp/node_modules node_modules
COPY package.json ./
COPY contracts contracts
COPY content/facts content/facts
COPY locales locales
COPY search search
COPY server server
COPY scripts/inbox.ts scripts/backup.ts scripts/restore.ts scripts/security.ts scripts/command-line.ts scripts/
COPY scripts/inbox scripts/inbox
COPY scripts/backup scripts/backup
COPY scripts/security scripts/security
COPY --from=build /srv/northlamp/dist dist
# The server rejects pages built for another configuration.
ARG SITE_URL NOINDEX RETENTION_DAYS RECAPTCHA_SITE_KEY
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 \
  SITE_URL=${SITE_URL} NOINDEX=${NOINDEX} RETENTION_DAYS=${RETENTION_DAYS} RECAPTCHA_SITE_KEY=${RECAPTCHA_SITE_KEY}
USER node
VOLUME /srv/northlamp/var /srv/northlamp/backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "server/index.js"]
