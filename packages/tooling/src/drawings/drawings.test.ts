import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cover, drawing } from './drawing.ts'
import { fileOf } from './file-of.ts'
import { drawingFiles } from './files.ts'
import { style } from './kit/paint.ts'
import { drawingsFolder, listFile, listOf } from './written.ts'

const files = Object.entries(drawingFiles()).map(([name, drawings]) => ({ name, drawings, text: fileOf(drawings) }))
const names = files.flatMap(({ drawings }) => drawings.map(({ name }) => name))

it('the storefront has the very files that are drawn here, and their marks', () => {
  expect(readdirSync(drawingsFolder).toSorted()).toEqual(files.map(({ name }) => `${name}.svg`).toSorted())
  for (const { name, text } of files)
    expect(readFileSync(path.join(drawingsFolder, `${name}.svg`), 'utf8') === text, name).toBe(true)
  expect(JSON.parse(readFileSync(listFile, 'utf8'))).toEqual(JSON.parse(listOf(files)))
})

it('gives each drawing a name and a picture of its own', () => {
  expect(new Set(names).size).toBe(names.length)
  const arts = files.flatMap(({ drawings }) => drawings.map(({ art }) => art))
  expect(new Set(arts).size).toBe(arts.length)
})

it('no file has a sheet, a name or an address in it that pages of others would miss, and none is heavy', () => {
  for (const { name, text } of files) {
    expect(text, name).not.toMatch(/<style|class=|<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)|url\(/)
    // Every colour that a theme decides has one of its own behind it.
    expect(text.match(/var\(--[\w-]+\)/g), name).toBeNull()
    expect(text.length, name).toBeLessThan(96 * 1024)
  }
})

it('refuses a drawing that is broken, and a way of drawing that there is not', () => {
  expect(() => fileOf([drawing('a', '<path d="MNaN 0"/>')])).toThrow('NaN')
  expect(() => fileOf([cover('a', `<path ${style('outline tab')}/>`)])).toThrow('fill:tab')
  expect(fileOf([cover('a', `<path ${style('outline tab')}/>`, '#f00')])).toContain('fill:#f00')
  expect(() => style('outline glitter')).toThrow('outline glitter')
})
