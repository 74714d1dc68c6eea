import { expect, it } from 'vitest'
import { drawingWords, isDrawing, otherSides } from './drawings.ts'
import { thingDrawings } from './thing-drawings.ts'

it('knows the drawings there are, and nothing that merely looks like a name', () => {
  expect(isDrawing('dome-open-s')).toBe(true)
  expect(isDrawing('cover-audiogram')).toBe(true)
  for (const name of ['', 'dome', 'toString', '__proto__']) expect(isDrawing(name)).toBe(false)
})

it('says in each language what a drawing shows', () => {
  expect(drawingWords('hook-child', 'ru')).toBe('Рожки детские')
  expect(drawingWords('hook-child', 'kk')).toBe('Балаларға арналған ілмектер')
})

it('shows every form of hearing aid on the ear and beside a coin, and nothing else so', () => {
  const names = Object.keys(thingDrawings).filter(isDrawing)
  const seen = names.filter((name) => otherSides(name).length > 0)
  expect(seen).toEqual(names.filter((name) => name.startsWith('device-')))
  expect(seen).toHaveLength(8)
  expect(otherSides('device-ric-r')).toEqual(['worn-ric-r', 'coin-ric-r'])
})
