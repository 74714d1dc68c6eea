import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

/**
 * In JavaScript: to read a config in TypeScript Next loads its compiler, 24 MB, into the server too, and Node, for what
 * that imports, another. A finished build has it as a script (`src/build/bundle-programs.ts`).
 */
export default async function config(phase) {
  const { settings } = await (phase === PHASE_PRODUCTION_SERVER
    ? import('./.next/programs/settings.mjs')
    : import('./next-settings.ts'))
  return settings
}
