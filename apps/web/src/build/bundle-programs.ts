import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** What Node runs itself, beside the pages: in JavaScript, as `.next/programs/NAME.mjs`. */
const programs = {
  main: 'src/server/main.ts',
  settings: 'next-settings.ts',
  'picture-thread': 'src/features/social/picture-thread.ts',
  'silence-thread': '../../packages/http/src/silence/silence-thread.ts',
}

/** Packages of others are loaded from where they lie. */
const othersStayOutside: Plugin = {
  name: 'others stay outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@estu/') ? undefined : { path: name, external: true },
    )
  },
}

/**
 * Writes each program as one script. Trap: to run TypeScript itself Node loads a compiler into every process and every
 * thread, 17 MB each.
 * @param web the folder of the storefront, built.
 */
export async function bundlePrograms(web: string): Promise<void> {
  await build({
    absWorkingDir: web,
    entryPoints: programs,
    outdir: path.join(web, '.next/programs'),
    // Next says of its folder that it is CommonJS.
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [othersStayOutside],
  })
}
