import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NextAnswer } from './next/next-answer.ts'
import { type Found, PageStore } from './page-store.ts'
import type { StorableRequest } from './storable-request.ts'

const paths = ['/a', '/b', '/c'] as const
type Path = (typeof paths)[number]

const answerOf = (version: number): NextAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=2592000', 'x-nextjs-prerender': '1' },
  body: Buffer.from(String(version)),
})

/** Next as it is: keeps what it has rendered until it is told to forget, and may keep what was old when it was done. */
class World {
  readonly source = new Map<Path, number>(paths.map((path) => [path, 0]))
  readonly next = new Map<Path, number>()
  /** What has been asked of Next and not been answered yet. */
  readonly under: { path: Path; version: number; generation: number; answer: () => void }[] = []
  generation = 0
  now = 0
  store = this.#newStore()

  #newStore(): PageStore {
    return new PageStore({
      ask: ({ pathname }) => this.#render(pathname as Path),
      // What it is packed into has nothing to do with how old it is.
      pack: () => new Promise(() => undefined),
      finish: (headers) => ({ headers, isClean: true }),
      generation: () => this.generation,
      now: () => this.now,
      maxBytes: 100_000,
    })
  }

  #render(path: Path): Promise<NextAnswer> {
    const version = this.wouldAnswer(path)
    return new Promise((resolve) => {
      this.under.push({ path, version, generation: this.generation, answer: () => resolve(answerOf(version)) })
    })
  }

  /** It renders a page once for all who ask meanwhile, unless it was told to forget since it began. */
  wouldAnswer(path: Path): number {
    const rendering = this.under.find((one) => one.path === path && one.generation === this.generation)
    return this.next.get(path) ?? rendering?.version ?? this.source.get(path) ?? 0
  }

  write(path: Path): void {
    this.source.set(path, (this.source.get(path) ?? 0) + 1)
  }

  /** As the listener does: Next forgets, then the generation rises. */
  announce(path: Path): void {
    this.next.delete(path)
    this.generation += 1
  }

  /** @param keepsOld whether Next keeps what it had begun before it was told to forget; the second look removes that. */
  async finish(index: number, keepsOld: boolean): Promise<void> {
    const [done] = this.under.splice(index % Math.max(1, this.under.length), 1)
    if (!done) return
    const isOld = done.generation !== this.generation
    if (!this.next.has(done.path) && (keepsOld || !isOld)) this.next.set(done.path, done.version)
    done.answer()
    await settle()
  }

  /** The process dies: what it had kept is gone, and it replays what was announced while it was away. */
  restart(): void {
    this.under.length = 0
    this.next.clear()
    this.store = this.#newStore()
    this.generation += 1
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const request = (pathname: Path): StorableRequest => ({ key: pathname, pathname, url: pathname, headers: {} })
const versionOf = (found: Found): number =>
  typeof found === 'string' ? Number.POSITIVE_INFINITY : Number(found.variants.get('identity')?.body)

const path = fc.constantFrom(...paths)

/** What may happen, and how it does. */
const happenings = fc.oneof(
  { weight: 6, arbitrary: path.map((page) => (world: Watched) => world.get(page)) },
  { weight: 3, arbitrary: path.map((page) => (world: Watched) => world.write(page)) },
  { weight: 3, arbitrary: path.map((page) => (world: Watched) => world.announce(page)) },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.nat(5), fc.boolean()).map(
      ([index, keepsOld]) =>
        (world: Watched) =>
          world.finish(index, keepsOld),
    ),
  },
  { weight: 1, arbitrary: fc.constant((world: Watched) => world.restart()) },
  {
    weight: 1,
    arbitrary: fc.nat(4_000_000).map((ms) => (world: Watched) => {
      world.now += ms
    }),
  },
)

/** Somebody who compares each answer with what Next would have said when it was asked for. */
class Watched extends World {
  readonly older: string[] = []
  kept = 0

  get(page: Path): void {
    const least = this.wouldAnswer(page)
    const check = (found: Found) => {
      if (versionOf(found) < least) this.older.push(`${page}: ${versionOf(found)} instead of ${least}`)
    }
    const kept = this.store.fresh(page)
    if (kept) this.kept += 1
    if (kept) check(kept)
    else void this.store.find(request(page)).then(check)
  }
}

it('a kept page is never older than Next’s own, whatever happens in whatever order', { timeout: 120_000 }, async () => {
  let kept = 0
  const run = fc.asyncProperty(fc.array(happenings, { minLength: 5, maxLength: 40 }), async (steps) => {
    const world = new Watched()
    for (const step of steps) await step(world)
    while (world.under.length > 0) await world.finish(0, false)
    kept += world.kept
    expect(world.older).toEqual([])
  })
  await fc.assert(run, { numRuns: 10_000 })
  expect(kept, 'gets that the store answered').toBeGreaterThan(1000)
})
