import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { Metrics } from './metrics.ts'

const dashboard = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/grafana-dashboard.json'), 'utf8')
const operations = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8')

const { registry } = new Metrics({
  store: { counts: { hits: 0, asked: 0, same: 0, unkept: 0, unclean: 0, packFailed: 0 }, bytes: 0, size: 0 },
  refused: new Map(),
  generation: () => 0,
  isReady: () => true,
  apiNames: new Set(),
})
const known = new Set(registry.getMetricsAsArray().map(({ name }) => name))
const named = [...dashboard.matchAll(/\b(?:estu|process|nodejs)_\w+/g)].map(([name]) =>
  name.replace(/_(count|bucket|sum)$/, ''),
)

it.each([...new Set(named)])('%s, which the dashboard shows, is measured', (name) => {
  expect(known).toContain(name)
})

it('what is explained is measured', () => {
  for (const [name] of operations.matchAll(/\bestu_\w+/g)) expect(known, name).toContain(name)
})
