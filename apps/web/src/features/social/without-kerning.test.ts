import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutKerning } from './without-kerning'

const file = createRequire(import.meta.url).resolve('@fontsource/golos-text/files/golos-text-cyrillic-700-normal.woff')
const tags = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(12) }, (_, index) => font.toString('latin1', 44 + index * 20, 48 + index * 20))

test('the tables of kerning are passed over, and nothing else is', () => {
  const font = readFileSync(file)
  expect(tags(font)).toContain('GPOS')
  expect(tags(withoutKerning(font))).toEqual(tags(font).map((tag) => (tag === 'GPOS' ? 'xxxx' : tag)))
  expect(withoutKerning(font)).toHaveLength(font.length)
})
