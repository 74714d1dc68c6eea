import { smokeAll } from './bench.ts'
import { benchCatalogueMoment } from './catalogue/catalogue.ts'
import { benchFlood } from './flood.ts'
import { benchSoak } from './memory/soak.ts'
import { benchObservatoryMoment } from './observatory/observatory.ts'
import { benchPictures } from './pictures.ts'
import { benchPublish } from './publish.ts'
import { benchRaces } from './races.ts'
import { benchServe } from './serve/serve.ts'
import { benchSize } from './size.ts'

/** Whether the benches still do what they measure, on one shop, in seconds. @returns the names of those that do not. */
export const runBenchSmoke = (open?: Parameters<typeof smokeAll>[1]): Promise<string[]> =>
  smokeAll(
    {
      publish: benchPublish,
      size: benchSize,
      observatory: benchObservatoryMoment,
      races: benchRaces,
      flood: benchFlood,
      pictures: benchPictures,
      serve: benchServe,
      soak: benchSoak,
      catalogue: benchCatalogueMoment,
    },
    open,
  )
