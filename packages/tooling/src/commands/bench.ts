import { benchAxe } from '../bench/axe.ts'
import { type Bench, measure } from '../bench/bench.ts'
import { benchCatalogue, benchCatalogueMoment } from '../bench/catalogue/catalogue.ts'
import { benchFlood } from '../bench/flood.ts'
import { benchFullSize } from '../bench/full-size.ts'
import { benchLighthouse } from '../bench/lighthouse.ts'
import { benchSoak } from '../bench/memory/soak.ts'
import { benchObservatory, benchObservatoryMoment } from '../bench/observatory/observatory.ts'
import { benchPictures } from '../bench/pictures.ts'
import { benchPublish } from '../bench/publish.ts'
import { benchRaces } from '../bench/races.ts'
import { runBenchSmoke } from '../bench/run-bench-smoke.ts'
import { benchServe } from '../bench/serve/serve.ts'
import { benchSize } from '../bench/size.ts'
import { OperatorError } from '../env.ts'
import { say, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../runtime/build.ts'

/**
 * Usage: pnpm bench publish | size | lighthouse | races | flood | pictures | serve | soak [--smoke], each on a shop of its own; `--smoke`
 * alone runs a moment of each that needs nothing fetched. pnpm bench full-size | axe [PART | KINDS]: tests at their full size.
 * pnpm bench catalogue [SIZE …]: the same on shops of 1,000, 10,000 and 100,000 products. pnpm bench observatory: what the
 * headers of the shop are worth, as if it were reached by https.
 */
const fullTests: Record<string, () => Promise<number>> = {
  'full-size': benchFullSize,
  axe: benchAxe,
  catalogue: benchCatalogue,
  observatory: benchObservatory,
}
const benches: Record<string, Bench> = {
  publish: benchPublish,
  size: benchSize,
  lighthouse: benchLighthouse,
  races: benchRaces,
  flood: benchFlood,
  pictures: benchPictures,
  serve: benchServe,
  soak: benchSoak,
}
/** In moments alone: in full they open shops of their own. */
const moments: Record<string, Bench> = { catalogue: benchCatalogueMoment, observatory: benchObservatoryMoment }

runCommand(async () => {
  const names = process.argv.slice(2).filter((argument) => argument !== '--smoke')
  const extent = process.argv.includes('--smoke') ? 'smoke' : 'full'
  const bench = (extent === 'smoke' ? moments[names[0] ?? ''] : undefined) ?? benches[names[0] ?? '']
  const fullTest = fullTests[names[0] ?? '']
  if (!bench && !fullTest && (names.length > 0 || extent === 'full')) {
    throw new OperatorError(`name what to measure: ${Object.keys({ ...benches, ...fullTests }).join(', ')}.`)
  }
  await step('building what changed', buildShop)
  if (bench) return measure(bench, extent)
  if (fullTest) return fullTest()
  const broken = await runBenchSmoke()
  say(broken.length === 0 ? 'All benches work.' : `Broken: ${broken.join(', ')}`)
  return broken.length === 0 ? 0 : 1
})
