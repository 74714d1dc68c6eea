import path from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  cacheComponents: true,
  partialPrefetching: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/richtext-lexical',
    '@payloadcms/plugin-seo',
    'drizzle-kit',
    'graphql',
    'sharp',
    'pg',
  ],
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  rewrites: async () => ({
    beforeFiles: [
      // Public pages go through no proxy: Russian is what has no prefix.
      { source: '/', destination: '/ru' },
      { source: '/:path((?!ru(?:/|$)|kk(?:/|$)|api/|_next/|.*\\.[a-z0-9]+$).*)', destination: '/ru/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}
export default config
