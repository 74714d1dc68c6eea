import path from 'node:path'
import { benchFlood } from '../bench/flood.ts'
import { benchLighthouse } from '../bench/lighthouse.ts'
import { benchPublish } from '../bench/publish.ts'
import { benchRaces } from '../bench/races.ts'
import { findChromium } from '../checks/find-chromium.ts'
import { runTool } from '../checks/run-tool.ts'
import { readStackEnv, root, StackError } from '../env.ts'
import { step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../shop/build.ts'
import { openTemporaryShop } from '../shop/temporary-shop.ts'

/** Measures a shop of its own. Usage: pnpm bench publish | size | lighthouse | races | flood */
const benches: Record<string, () => Promise<number>> = {
  publish: benchPublish,
  size: benchSize,
  lighthouse: benchLighthouse,
  races: benchRaces,
  flood: benchFlood,
}

runCommand(async () => {
  const bench = benches[process.argv[2] ?? '']
  if (!bench) throw new StackError(`name what to measure: ${Object.keys(benches).join(', ')}.`)
  await step('building what changed', buildShop)
  return bench()
})

async function benchSize(): Promise<number> {
  const chromium = await findChromium(readStackEnv().chromiumPath)
  const opened = await step('starting a shop to measure', () => openTemporaryShop())
  try {
    return await runTool('node', ['bench/size.ts', opened.env.webUrl, chromium], path.join(root, 'apps/web'))
  } finally {
    await opened.stop()
  }
}
