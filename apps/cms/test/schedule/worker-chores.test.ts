import { afterAll, beforeAll, expect, it } from 'vitest'
import { runChores } from '../../src/jobs/run-chores.ts'
import { choreLoops } from '../../src/jobs/worker-chores.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

const names = (loops: ReturnType<typeof choreLoops>) => loops.map((loop) => loop.map(({ name }) => name))

it('puts each chore into one loop, and those that must not wait into their own', () => {
  const [shared = [], ...apart] = names(choreLoops(cms.payload))
  expect(apart).toEqual([['note channels'], ['offer freed times'], ['remove demo content']])
  expect(shared).toHaveLength(17)
  expect(shared).not.toEqual(expect.arrayContaining(apart.flat()))
})

it('erases health data first among what runs once a minute', () => {
  const everyMinute = choreLoops(cms.payload)
    .flat()
    .filter(({ everyMs }) => everyMs === 60_000)
  expect(everyMinute[0]?.name).toBe('erase shared results')
})

it('runs every chore in an empty shop without a failure', async () => {
  const failures: unknown[] = []
  for (const loop of choreLoops(cms.payload)) await runChores(loop, (failure) => failures.push(failure))()
  expect(failures).toEqual([])
})
