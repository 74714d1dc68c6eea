import { plainSelection } from '@estu/domain/catalogue/listing/change-selection'
import { expect, it } from 'vitest'
import { filterRelaxations } from './filter-relaxations'

const selection = {
  ...plainSelection('devices'),
  chosen: new Map([
    ['loss', ['IV']],
    ['form', ['iic']],
    ['battery', ['battery_10']],
    ['ip', ['IP68']],
    ['power', ['up']],
  ]),
}

it('names the conditions whose loss leaves something, the most helpful first, three at most', () => {
  const without = new Map([
    ['loss', 2],
    ['form', 7],
    ['battery', 0],
    ['ip', 3],
    ['power', 1],
  ])
  const drops = filterRelaxations(selection, { values: new Map(), total: 0, without })
  expect(drops.map(({ facet, total }) => [facet.key, total])).toEqual([
    ['form', 7],
    ['ip', 3],
    ['loss', 2],
  ])
})
