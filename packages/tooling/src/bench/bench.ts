import { say, step } from '../progress.ts'
import { behindProxy, openTemporaryShop, type TemporaryShop, type Told } from '../runtime/temporary-shop.ts'

/** How much is measured: `full` gives figures, `smoke` only tells, in seconds, that the bench still works. */
export type Extent = 'full' | 'smoke'

/** Measures an opened shop. @returns how many of its targets were missed. */
export type Bench = (opened: TemporaryShop, extent: Extent) => Promise<number>

type OpenShop = (told: Told) => Promise<TemporaryShop>
const ownShop: OpenShop = openTemporaryShop

/** Measures a shop of its own. @returns the exit code. */
export async function measure(bench: Bench, extent: Extent): Promise<number> {
  const opened = await step('starting a shop to measure', () => openTemporaryShop(behindProxy))
  try {
    return (await bench(opened, extent)) === 0 ? 0 : 1
  } finally {
    await opened.stop()
  }
}

/** Runs each bench for a moment on one shop. @returns the names of those that do not work. */
export async function smokeAll(benches: Readonly<Record<string, Bench>>, open = ownShop): Promise<string[]> {
  const opened = await step('starting a shop to measure', () => open(behindProxy))
  const broken: string[] = []
  try {
    for (const [name, bench] of Object.entries(benches)) {
      const missed = await step(name, () => bench(opened, 'smoke')).catch((error: unknown) => {
        say(error instanceof Error ? (error.stack ?? error.message) : String(error))
        return 1
      })
      if (missed > 0) broken.push(name)
    }
  } finally {
    await opened.stop()
  }
  return broken
}
