import { expect, it } from 'vitest'
import { fields } from './walk.fixture.ts'
import { type Around, walkFields } from './walk-fields.ts'

const nameOf = (one: Around) => {
  if (one.kind === 'layout') return '-'
  return one.kind === 'block' ? `<${one.block.slug}>` : one.name
}

it('names every field with what it stands in, from the outermost', () => {
  const visited = [...walkFields(fields)]
  expect(visited.map(({ field, around }) => [...around.map(nameOf), field.name].join('/'))).toEqual([
    '-/title',
    '-/price',
    'meta',
    'meta/title',
    '-/-/note',
    'link',
    'link/href',
    'faq',
    'faq/answer',
    'layout',
    'layout/<steps>/rows',
    'layout/<steps>/rows/text',
  ])
})

it('carries the labels of all that stands around a field', () => {
  const deepest = [...walkFields(fields)].at(-1)
  expect(deepest?.around.map(({ label }) => label)).toEqual(['Content', 'Steps', undefined])
})
