import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { noCounts } from '../page-store/store-counts.ts'
import { Metrics } from './metrics.ts'

const docs = path.resolve(import.meta.dirname, '../../../../../docs')
const read = (name: string) => readFileSync(path.join(docs, name), 'utf8')
const dashboard = read('grafana-dashboard.json')
const operations = read('operations.md')
/** A test of the CMS sees to it that they are measured there. */
const operationsOfCms = read('operations-cms.md')

const nothing = { counts: noCounts(), bytes: 0, size: 0 }
const { registry } = new Metrics({
  stores: { pages: nothing, chosen: nothing },
  refused: new Map(),
  generation: () => 0,
  isReady: () => true,
  isListening: () => true,
  poolFigures: async () => ({ in_use: 0, idle: 0, waiting: 0 }),
  clockSteps: () => ({ back: 0, forward: 0 }),
  apiNames: new Set(),
})
const known = registry.getMetricsAsArray().map(({ name }) => name)
/** Of the process itself there are many more than anybody looks at every day. */
const own = known.filter((name) => /^(estu|http|csp)_/.test(name))
const named = (text: string) =>
  new Set(
    Array.from(text.matchAll(/\b(?:estu|http|csp|process|nodejs)_\w+/g), ([name]) =>
      name.replace(/_(count|bucket|sum)$/, ''),
    ),
  )

it('what the dashboard shows is measured, and the other way round', () => {
  const there = new Set([...known, ...named(operationsOfCms)])
  expect([...named(dashboard)].filter((name) => !there.has(name))).toEqual([])
  expect(own.filter((name) => !named(dashboard).has(name))).toEqual([])
})

it('what is explained is measured, and the other way round', () => {
  const explained = [...named(operations)].filter((name) => !/^(process|nodejs)_/.test(name))
  expect(explained.toSorted()).toEqual(own.toSorted())
})
