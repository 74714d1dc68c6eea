import path from 'node:path'
import type { NextConfig } from 'next'

/** The framework alone: what any dynamic page costs. */
const config: NextConfig = {
  poweredByHeader: false,
  compress: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../../../..') },
}

export default config
