import { expect, it } from 'vitest'
import type { Check, Outcome } from './check.ts'
import { runChecks } from './run-checks.ts'

const good: Outcome = { passed: 1, failed: 0, timings: [] }
const bad: Outcome = { passed: 2, failed: 1, timings: [] }

/** Checks that end when they are told to, and what has begun and ended so far. */
function stage() {
  const story: string[] = []
  const ends = new Map<string, (outcome: Outcome | Error) => void>()
  const check = (name: string, more: Partial<Check> = {}): Check => ({
    name,
    run: () =>
      new Promise((resolve, reject) => {
        story.push(name)
        ends.set(name, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)))
      }),
    ...more,
  })
  const end = async (name: string, outcome: Outcome | Error = good) => {
    await expect.poll(() => ends.has(name)).toBe(true)
    ends.get(name)?.(outcome)
  }
  return { story, check, end }
}

it('keeps two lanes busy, in order; a wide check waits for both, one without a lane for none', async () => {
  const { story, check, end } = stage()
  const checks = [check('net', { lanes: 0 }), check('a'), check('b'), check('wide', { lanes: 2 }), check('c')]
  const done = runChecks(checks)
  await expect.poll(() => story).toEqual(['net', 'a', 'b'])
  await end('a')
  await expect.poll(() => story).toEqual(['net', 'a', 'b', 'c'])
  await end('b')
  await end('c')
  await expect.poll(() => story.at(-1)).toBe('wide')
  await end('net')
  await end('wide')
  expect(await done).toMatchObject({ passed: 5, failed: 0, failedNames: [] })
})

it('begins a check after what it needs, and counts it as failed when that failed or threw', async () => {
  const { story, check, end } = stage()
  const done = runChecks([
    check('build'),
    check('seed'),
    check('browser', { after: ['build', 'seed'] }),
    check('after nothing that exists', { after: ['no such check'] }),
    check('other'),
  ])
  await end('build', bad)
  await end('other')
  await end('seed', new Error('no disk'))
  const { faults, phases, ...counted } = await done
  expect(Object.keys(phases).toSorted()).toEqual(['after nothing that exists', 'browser', 'build', 'other', 'seed'])
  expect(faults.map((fault) => fault.split('\n').slice(0, 2))).toEqual([
    ['build', ''],
    ['after nothing that exists', 'not run, since “no such check” failed'],
    ['seed', 'Error: no disk'],
    ['browser', 'not run, since “build” failed'],
  ])
  expect(counted).toEqual({
    passed: 3,
    failed: 4,
    failedNames: ['build', 'after nothing that exists', 'seed', 'browser'],
    timings: [],
    unsteady: [],
  })
  expect(story).toEqual(['build', 'seed', 'other'])
})
