import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // `pnpm verify` checks types once for the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: { '**/@payloadcms/ui/dist/exports/client/index.js': { loaders: ['./form-answers-loader.ts'] } },
  },
  experimental: {
    cpus: 2,
    // Half of a build's time went into a cache for the next one, which turbo has too, and into shortening what nobody
    // downloads.
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: { server: false, client: true },
  },
}

export default withPayload(config, { devBundleServerPackages: false })
