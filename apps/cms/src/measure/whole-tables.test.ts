import { expect, it } from 'vitest'
import { wholeTables } from './whole-tables.ts'

it.each([
  ['read to its end', 'rows=98178.00 loops=1', '', ['search_documents']],
  ['of which a filter leaves little', 'rows=3.00 loops=1', 'Rows Removed by Filter: 90000', ['search_documents']],
  ['read again and again', 'rows=300.00 loops=9', '', ['search_documents']],
  ['of which a limit wants the first', 'rows=250.00 loops=1', 'Rows Removed by Filter: 250', []],
])('a table %s', (_, actual, filter, whole) => {
  const lines = [
    'Limit  (cost=1.01..62.31 rows=250 width=0) (actual time=0.006..0.674 rows=250.00 loops=1)',
    `  ->  Seq Scan on search_documents search_documents_1  (cost=0.00..2 rows=98178 width=0) (actual time=0.005..0.661 ${actual})`,
    "        Filter: (locale = 'kk'::text)",
    ...(filter ? [`        ${filter}`] : []),
    '  ->  Index Scan using facet_idx on facets  (cost=0.00..1 rows=1 width=0) (actual time=0.005..0.661 rows=1.00 loops=1)',
    '        Rows Removed by Filter: 90000',
  ]
  expect(wholeTables(lines)).toEqual(whole)
})

it('a scan that was never needed read nothing', () => {
  expect(wholeTables(['->  Seq Scan on facets  (cost=0.00..1 rows=9 width=0) (never executed)'])).toEqual([])
})
