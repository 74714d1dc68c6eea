import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Found } from '../page-store.ts'
import { type Kind, kinds, type Path, paths, requestOf, World } from './world.fixture.ts'

const versionOf = (found: Found): number =>
  typeof found === 'string'
    ? Number.POSITIVE_INFINITY
    : Number(/\d+$/.exec(found.variants.get('identity')?.body.toString().trim() ?? '')?.[0])

/** Somebody who compares each answer with what Next would have said when it was asked for. */
class Watched extends World {
  readonly older: string[] = []
  readonly kept = { page: 0, data: 0, choice: 0 }
  readonly #waiting: { path: Path; least: number }[] = []

  get(path: Path, kind: Kind): void {
    const waiting = { path, least: this.leastFor(path, kind) }
    // Next is asked for data only once it has answered with the page.
    if (kind === 'data') this.#waiting.push(waiting)
    const check = (found: Found) => {
      const version = versionOf(found)
      if (version < waiting.least) this.older.push(`${kind} of ${path}: ${version} instead of ${waiting.least}`)
    }
    const request = requestOf(path, kind)
    const kept = this.storeOf(kind).fresh(request.key)
    if (kept) this.kept[kind] += 1
    if (kept) check(kept)
    else void this.storeOf(kind).find(request).then(check)
  }

  protected override onNextKept(path: Path): void {
    for (const one of this.#waiting) if (one.path === path) one.least = Math.min(one.least, this.wouldAnswer(path))
  }

  /** Once everything is heard and done nobody is shown what is old, neither by Next nor by the store. */
  async expectNew(): Promise<void> {
    this.reconnect()
    await this.finishAll()
    this.lookAgain()
    for (const path of paths) {
      for (const kind of kinds) {
        const found = this.storeOf(kind).find(requestOf(path, kind))
        await this.finishAll()
        // What Next makes for one visit is new.
        if ((await found) === 'visit') expect(kind).toBe('choice')
        else expect(versionOf(await found), `${kind} of ${path}`).toBe(this.source.get(path))
      }
    }
  }
}

type Happening = (world: Watched) => void | Promise<void>
const path = fc.constantFrom(...paths)
const kind = fc.constantFrom<Kind>('page', 'data')
const often = (weight: number, arbitrary: fc.Arbitrary<Happening>) => ({ weight, arbitrary })
const always = (happening: Happening) => fc.constant(happening)

/** What may happen, and how it does. */
const happenings = fc.oneof(
  often(
    11,
    fc.tuple(path, kind).map((asked) => (world) => world.get(...asked)),
  ),
  often(
    6,
    path.map((page) => (world) => world.get(page, 'choice')),
  ),
  often(
    3,
    path.map((page) => (world) => world.write(page)),
  ),
  often(
    4,
    always((world) => world.forget()),
  ),
  often(
    4,
    always((world) => world.raise()),
  ),
  often(
    6,
    fc.tuple(fc.nat(5), fc.boolean()).map((done) => (world) => world.finish(...done)),
  ),
  often(
    1,
    always((world) => world.loseConnection()),
  ),
  often(
    1,
    always((world) => world.reconnect()),
  ),
  often(
    1,
    always((world) => world.restart()),
  ),
  often(
    1,
    always((world) => world.kill()),
  ),
  often(
    1,
    fc.nat(4_000_000).map((ms) => (world) => {
      world.now += ms
    }),
  ),
)

it('a kept page is never older than Next’s own, whatever happens in whatever order', { timeout: 180_000 }, async () => {
  const kept = { page: 0, data: 0, choice: 0 }
  const run = fc.asyncProperty(fc.array(happenings, { minLength: 5, maxLength: 64 }), async (steps) => {
    const world = new Watched()
    for (const step of steps) await step(world)
    await world.finishAll()
    for (const one of kinds) kept[one] += world.kept[one]
    expect(world.older).toEqual([])
    await world.expectNew()
  })
  await fc.assert(run, { numRuns: 10_000 })
  expect(kept.page + kept.data, 'gets that the store answered').toBeGreaterThan(1000)
  expect(kept.choice, 'gets that the store of choices answered').toBeGreaterThan(50)
})
