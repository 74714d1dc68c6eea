import { readFileSync } from 'node:fs'
import path from 'node:path'
import { coverDrawings } from '@estu/domain/media/cover-drawings'
import { isDrawing } from '@estu/domain/media/drawings'
import { thingDrawings } from '@estu/domain/media/thing-drawings'
import { expect, it } from 'vitest'
import { drawingAddress } from './drawing-address'
import files from './drawing-files.json'

const names = [...Object.keys(thingDrawings), ...Object.keys(coverDrawings)].filter(isDrawing)

it('what editors choose from is what is drawn, and nothing is drawn that they cannot choose', () => {
  expect(names.toSorted()).toEqual(
    Object.values(files)
      .flatMap(({ drawings }) => drawings)
      .toSorted(),
  )
})

it('finds each drawing in its file, as wide as it is said to be', () => {
  for (const name of names) {
    const { href, wide } = drawingAddress(name)
    const { pathname, hash, searchParams } = new URL(href, 'http://a')
    const text = readFileSync(path.join(import.meta.dirname, '../../../public', pathname), 'utf8')
    expect(text, name).toContain(`<symbol id="${hash.slice(1)}" viewBox="0 0 ${wide ? 720 : 480} 480"`)
    expect(searchParams.get('v'), name).toMatch(/^[0-9a-f]{8}$/)
  }
  expect(Object.keys(coverDrawings).every((name) => isDrawing(name) && drawingAddress(name).wide)).toBe(true)
})
