import { expect, it } from 'vitest'
import { nameOf } from './name-by-content.ts'

const data = Buffer.from('picture')
const mark = /-v[0-9a-f]{10}/

it.each([
  ['portrait.jpg', 'portrait.jpg'],
  ['две части.2.PNG', 'две части.2.PNG'],
  ['.png', 'file.png'],
  ['....jpg', 'file.jpg'],
  ['. .mp4', 'file.mp4'],
  ['..portrait.jpg', 'portrait.jpg'],
  ['portrait..jpg', 'portrait.jpg'],
  ['CON.png', 'CON.png'],
  ['folder/.png', 'file.png'],
  ['portrait', 'portrait'],
  ['...', 'file'],
  ['', 'file'],
])('%j keeps its ending and no dot before it', (given, expected) => {
  const name = nameOf(given, data)
  expect(name).toMatch(mark)
  expect(name.replace(mark, '')).toBe(expected)
  // Of no use on Windows: names of its devices, alone or before a dot.
  expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
})

it('names the same bytes alike, also under a name that they had before, and other bytes otherwise', () => {
  const name = nameOf('portrait.jpg', data)
  expect(nameOf(name, data)).toBe(name)
  expect(nameOf(name, Buffer.from('another'))).not.toBe(name)
})
