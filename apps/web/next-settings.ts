import path from 'node:path'
import { pageRouteHeader } from '@estu/domain/requests/internal-headers'
import type { NextConfig } from 'next'

export const settings: NextConfig = {
  poweredByHeader: false,
  // Done by our own server around Next, which has to read what Next begins to send (ADR 0004).
  compress: false,
  cacheComponents: true,
  // With `true` the first visit of an unknown address answers 200.
  partialPrefetching: false,
  // `pnpm verify` checks types once for the whole repository.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@payloadcms/plugin-seo',
    '@payloadcms/richtext-lexical',
    '@payloadcms/translations',
    'drizzle-kit',
    // Loaded only where the hosted sign-in is configured; named among this app's own packages so that they stay outside.
    'firebase',
    'firebase-admin',
    'graphql',
    'pg',
    'sharp',
  ],
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  // For pages, and as much again for what they read; without the disk below, what does not fit is rendered again. Only
  // what the page store has let go asks for it.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // Pictures have their sizes from the CMS: nothing is resized on demand, for nobody.
  images: { unoptimized: true },
  experimental: {
    cpus: 2,
    // What visitors ask for never becomes files.
    isrFlushToDisk: false,
    // Half of a build's time went into a cache for the next one, which turbo has too, and into shortening what nobody
    // downloads.
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: { server: false, client: true },
    // What every page runs came in six pieces, one of 354 bytes.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  // Public pages go through no proxy: it would halve their throughput (ADR 0002).
  rewrites: async () => ({
    beforeFiles: [
      // As a part of the path a draft's token would name an entry of the cache.
      { source: '/preview/:token', destination: '/ru/preview?token=:token' },
      { source: '/kk/preview/:token', destination: '/kk/preview?token=:token' },
      // A release is walked through: the page that is looked at stands behind its token.
      { source: '/preview/:token/:path+', destination: '/ru/preview?token=:token&path=:path*' },
      { source: '/kk/preview/:token/:path+', destination: '/kk/preview?token=:token&path=:path*' },
      // Our server tells where a page stands, in whatever language and of whatever list (`tell-page-route.ts`).
      {
        source: '/:path*',
        has: [{ type: 'header', key: pageRouteHeader, value: '/(?<route>.+)' }],
        destination: '/:route',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  // Next's own rule would come before ours, and `/ru/` would be led on twice.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    { source: '/ru', destination: '/', permanent: true },
    { source: '/ru/:path*', destination: '/:path*', permanent: true },
    { source: '/:path+/', destination: '/:path+', permanent: true },
    {
      source: '/',
      has: [{ type: 'cookie', key: 'i18n_redirected', value: 'kk' }],
      destination: '/kk',
      statusCode: 302,
    },
  ],
}
