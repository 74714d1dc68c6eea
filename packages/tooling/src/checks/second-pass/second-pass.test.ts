import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../env.ts'
import type { Outcome, Red } from '../check.ts'
import { raceTests } from './race-tests.ts'
import { joinPasses, mostReds, planSecondPass } from './second-pass.ts'
import { failWhereUnsteady, ledgerLine, readLedger } from './unsteady-ledger.ts'

const red = (name: string, final: string | null = null): Red => ({ name, file: 'a.spec.ts', fault: 'timed out', final })

it('retries up to nine reds, and none of more', () => {
  const reds = Array.from({ length: mostReds }, (_, index) => red(`test ${index}`))
  expect(planSecondPass([], '')).toEqual([])
  expect(planSecondPass(reds, '')).toEqual(reds)
  expect(planSecondPass([...reds, red('one more')], '')).toEqual([])
})

it('retries neither a final fault nor a test of the ledger', () => {
  const ledger = '- `known`: timed out; green on the second pass\n'
  expect(planSecondPass([red('known'), red('broken', 'a page error'), red('other')], ledger)).toEqual([red('other')])
})

const first: Outcome = {
  passed: 7,
  failed: 3,
  timings: [],
  faults: ['one\ntimed out', 'two\ntimed out', 'one and more\ntimed out'],
  reds: [red('one'), red('two'), red('one and more')],
}

it('counts what is green on the second pass as passed and unsteady', () => {
  expect(joinPasses(first, [red('one'), red('two')], new Set(['two']))).toEqual({
    passed: 8,
    failed: 2,
    timings: [],
    faults: ['two\ntimed out', 'one and more\ntimed out'],
    reds: [red('two'), red('one and more')],
    unsteady: [{ name: 'one', fault: 'timed out' }],
  })
})

it('writes a line for the ledger that the next run finds', async () => {
  const line = ledgerLine({ name: 'a.spec.ts › ru › buys', fault: '\nError: no button\n  at page' })
  expect(line).toBe('- `a.spec.ts › ru › buys`: Error: no button; green on the second pass')
  expect(planSecondPass([red('a.spec.ts › ru › buys')], line)).toEqual([])
  expect(await readLedger()).toContain('# Unsteady tests')
})

it('names tests of races that exist', async () => {
  for (const file of raceTests.integration) await access(path.join(root, 'apps/cms', file))
  for (const file of raceTests.http) await access(path.join(root, 'apps/web', file))
  for (const name of raceTests.browser) {
    const [file = '', title = ''] = name.split(' › ')
    expect(await readFile(path.join(root, 'apps/web/e2e', file), 'utf8'), name).toContain(title)
  }
})

it('fails a run with more than six unsteady tests', () => {
  const unsteady = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}`, fault: '' }))
  const sum = { passed: 10, failed: 0, failedNames: [], faults: [], timings: [], phases: {} }
  expect(failWhereUnsteady({ ...sum, unsteady: unsteady(6) })).toMatchObject({ passed: 10, failed: 0 })
  expect(failWhereUnsteady({ ...sum, unsteady: unsteady(7) })).toMatchObject({ passed: 3, failed: 7 })
})
