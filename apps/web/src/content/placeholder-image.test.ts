import { expect, it } from 'vitest'
import { drawnSides, pictureOrDrawing, placeholderImage } from './placeholder-image'

const photograph = { id: 'a', filename: 'a.webp', width: 30, height: 20, alt: 'А' } as never

it('a photograph of the editor’s wins over the drawing, and without either there is nothing', () => {
  expect(pictureOrDrawing(photograph, 'dome-open-s')).toMatchObject({ src: '/media/a.webp' })
  expect(pictureOrDrawing(null, 'dome-open-s')).toMatchObject({ name: 'dome-open-s', wide: false, alt: '' })
  expect(pictureOrDrawing(undefined, null)).toBeNull()
})

it('a name that nobody drew is no picture', () => {
  expect(placeholderImage('dome-huge')).toBeNull()
  expect(placeholderImage('')).toBeNull()
})

it('is painted in a colour that an editor wrote, and in no other text', () => {
  expect(placeholderImage('device-bte', '#B9BCBD')).toMatchObject({ colour: '#b9bcbd' })
  expect(placeholderImage('device-bte', 'red;}')).toMatchObject({ colour: null })
})

it('a hearing aid is shown from all its sides, in its colour; anything else from one', () => {
  expect(drawnSides('device-ite', '#7a4d33').map(({ name, colour }) => [name, colour])).toEqual([
    ['device-ite', '#7a4d33'],
    ['worn-ite', '#7a4d33'],
    ['coin-ite', '#7a4d33'],
  ])
  expect(drawnSides('remote').map(({ name }) => name)).toEqual(['remote'])
  expect(drawnSides(null)).toEqual([])
})
