import path from 'node:path'
import { expect, it } from 'vitest'
import { drawnPicture } from './drawn-picture.ts'

const file = path.join(import.meta.dirname, '../../../public/drawings/things/aids.svg')

it('takes one drawing out of its file, in colours that need no style sheet', async () => {
  const drawn = String(await drawnPicture(`${file}#device-ric`, 400))
  expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="400" id="device-ric"[^>]*>.*<\/svg>$/s)
  expect(drawn.match(/<svg|symbol/g)).toEqual(['<svg'])
  expect(drawn).not.toContain('var(')
})

it.each([`${file}#nothing`, '/no/such/file.svg#device-ric'])('has none of %s', async (source) => {
  expect(await drawnPicture(source, 400)).toBeNull()
})
