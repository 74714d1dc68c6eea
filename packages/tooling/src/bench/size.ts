import path from 'node:path'
import { findChromium } from '../checks/machine/find-chromium.ts'
import { runTool } from '../checks/run-tool.ts'
import { readToolingEnv, root } from '../env.ts'
import type { Bench } from './bench.ts'

/** JavaScript, fonts and requests of the main pages, as a phone receives them. */
export const benchSize: Bench = async ({ env }, extent) => {
  const chromium = await findChromium(readToolingEnv().chromiumPath)
  const flags = extent === 'smoke' ? ['--smoke'] : []
  return runTool('node', ['bench/size.ts', env.webUrl, chromium, ...flags], path.join(root, 'apps/web'))
}
