import { readFileSync } from 'node:fs'
import { serwist } from '@serwist/next/config'

const build = readFileSync('.next/BUILD_ID', 'utf8')

/** The service worker, built after the pages. Pages are kept when they are visited, not by a list made here. */
export default await serwist({
  swSrc: 'src/features/offline/worker/service-worker.ts',
  swDest: '.next/worker/sw.js',
  precachePrerendered: false,
  globPatterns: ['public/drawings/{forms,lines}/*.svg', 'public/icon.svg'],
  // Browsers tell one worker from another by its bytes.
  esbuildOptions: { format: 'iife', banner: { js: `// ${build}` } },
})
