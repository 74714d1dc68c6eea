import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../env.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { readVitestReport } from './vitest-report.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function stored(report: object): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(file, JSON.stringify(report))
  return file
}
const counts = ({ passed, failed }: { passed: number; failed: number }) => [passed, failed]

it.each([
  ['all passed', {}, 0, [3, 0]],
  ['one failed', { numPassedTests: 2, numFailedTests: 1, success: false }, 1, [2, 1]],
  ['one was skipped', { numPassedTests: 2, numPendingTests: 1 }, 0, [2, 1]],
  ['one is still to be written', { numPassedTests: 2, numTodoTests: 1 }, 0, [2, 1]],
  ['none ran', { numPassedTests: 0 }, 0, [0, 1]],
  ['all passed but the tool failed', {}, 1, [3, 1]],
  ['a file holds no test', { testResults: [{ name: `${root}/x/empty.test.ts`, assertionResults: [] }] }, 1, [3, 1]],
])('vitest: %s', async (_, more, code, expected) => {
  const tests = [{ fullName: 'adds up', duration: 1500 }]
  const usual = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, success: true }
  const file = await stored({
    ...usual,
    testResults: [{ name: `${root}/x/sum.test.ts`, assertionResults: tests }],
    ...more,
  })
  const outcome = await readVitestReport(file, code, '')
  expect(counts(outcome)).toEqual(expected)
  if (!('testResults' in more)) expect(outcome.timings).toEqual([{ name: 'x/sum.test.ts: adds up', seconds: 1.5 }])
})

it.each([
  ['all passed', {}, ['one.spec.ts'], 0, [2, 0]],
  ['one failed', { expected: 1, unexpected: 1 }, ['one.spec.ts'], 1, [1, 1]],
  ['one was skipped', { expected: 1, skipped: 1 }, ['one.spec.ts'], 0, [1, 1]],
  ['one passed at the second try', { expected: 1, flaky: 1 }, ['one.spec.ts'], 0, [1, 1]],
  ['none ran', { expected: 0 }, ['one.spec.ts'], 0, [0, 1]],
  ['all passed but the tool failed', {}, ['one.spec.ts'], 1, [2, 1]],
  ['a file that was to run did not', {}, ['one.spec.ts', 'two.spec.ts'], 0, [2, 1]],
])('playwright: %s', async (_, more, files, code, expected) => {
  const spec = (title: string) => ({ title, tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] })
  const inner = { file: 'support/each.ts', specs: [spec('inner')] }
  const report = {
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...more },
    suites: [{ file: 'one.spec.ts', specs: [spec('outer')], suites: [inner] }],
  }
  const outcome = await readPlaywrightReport(await stored(report), files, code, '')
  expect(counts(outcome)).toEqual(expected)
  expect(outcome.timings.map(({ name, seconds }) => `${name} ${seconds}`)).toEqual([
    'one.spec.ts: outer 1',
    'one.spec.ts: inner 1',
  ])
})

it('a report that was never written is a failure', async () => {
  const file = path.join(folder, 'none.json')
  expect(counts(await readVitestReport(file, 0, ''))).toEqual([0, 1])
  expect(counts(await readPlaywrightReport(file, [], 0, ''))).toEqual([0, 1])
})

it('a failed test is told by its name, with how its fault begins', async () => {
  const message = ['\u001b[31mexpected 1\u001b[39m to be 2', ...Array.from({ length: 20 }, () => 'at a file')].join(
    '\n',
  )
  const result = { duration: 1, errors: [{ message }] }
  const specs = [
    { title: 'fails', tests: [{ status: 'unexpected', results: [result] }] },
    { title: 'passes', tests: [{ status: 'expected', results: [{ duration: 1, errors: [] }] }] },
  ]
  const browser = await stored({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      { file: 'one.spec.ts', title: 'one.spec.ts', specs: [], suites: [{ file: 'one.spec.ts', title: 'ru', specs }] },
    ],
  })
  const [fault, ...others] = (await readPlaywrightReport(browser, [], 1, '')).faults ?? []
  expect(others).toEqual([])
  expect(fault?.split('\n').slice(0, 3)).toEqual(['one.spec.ts › ru › fails', 'expected 1 to be 2', 'at a file'])
  expect(fault?.split('\n')).toHaveLength(9)

  const assertionResults = [{ fullName: 'adds up', failureMessages: ['wrong'] }, { fullName: 'takes away' }]
  const testResults = [
    { name: `${root}/x/sum.test.ts`, assertionResults },
    { name: `${root}/x/broken.test.ts`, message: 'no such module', assertionResults: [] },
  ]
  const unit = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    success: false,
    testResults,
  }
  expect((await readVitestReport(await stored(unit), 1, '')).faults).toEqual([
    'x/sum.test.ts: adds up\nwrong',
    'x/broken.test.ts\nno such module',
  ])
})

it('makes a fault of the browser final where it guards a race, says so, or the shop logged an error meanwhile', async () => {
  const result = { duration: 1000, startTime: '2026-11-27T10:00:00.000Z', parallelIndex: 1, errors: [{ message: 'x' }] }
  const spec = (title: string, more: object = {}) => ({
    title,
    tests: [{ status: 'unexpected', results: [result], ...more }],
  })
  const annotations = [{ type: 'final', description: 'a page error: gone' }]
  const specs = [spec('buys'), spec('looks', { annotations }), spec('not run', { status: 'skipped', results: [] })]
  const races = {
    file: 'shopper/forms/form-queue.spec.ts',
    title: 'shopper/forms/form-queue.spec.ts',
    specs: [spec('once')],
  }
  const file = await stored({
    stats: { expected: 0, unexpected: 3, flaky: 0, skipped: 1 },
    suites: [
      { file: 'a.spec.ts', title: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', title: 'ru', specs }] },
      races,
    ],
  })
  const at = Date.parse('2026-11-27T10:00:00.500Z')
  const finals = async (shop: number) =>
    (await readPlaywrightReport(file, [], 1, '', [{ at, shop, words: 'cms: no table' }])).reds?.map(
      ({ name, final }) => [name, final],
    )
  expect(await finals(0)).toEqual([
    ['a.spec.ts › ru › buys', null],
    ['a.spec.ts › ru › looks', 'a page error: gone'],
    ['a.spec.ts › ru › not run', null],
    ['shopper/forms/form-queue.spec.ts › once', 'it guards a real race'],
  ])
  expect((await finals(1))?.[0]).toEqual(['a.spec.ts › ru › buys', 'the shop logged an error meanwhile: cms: no table'])
})
