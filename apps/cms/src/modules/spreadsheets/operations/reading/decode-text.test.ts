import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { inCodePage, kazakhRows, russianRows, singleByte, unicode } from './encode.fixture.ts'

const pageOf = (name: string) => singleByte[name] ?? []
const textOf = (rows: readonly string[]) => ['slug;title;availability;priceKzt', ...rows, ''].join('\r\n')
const someOf = (rows: readonly string[]) =>
  fc.array(fc.constantFrom(...rows), { minLength: 1, maxLength: 8 }).map(textOf)
const anyTable = someOf([...russianRows, ...kazakhRows])

/** Right, or refused: never a text that nobody wrote. */
function expectRightOrRefused(bytes: Uint8Array, text: string) {
  const decoded = decodeText(bytes)
  if (typeof decoded !== 'string') expect(decoded.text.replace(/^\ufeff/, '')).toBe(text)
}

it.each(Object.keys(unicode))('reads a table in %s', (name) => {
  fc.assert(
    fc.property(anyTable, (text) => {
      expect(decodeText((unicode[name] as (text: string) => Buffer)(text))).toEqual({ text, lacksKazakh: false })
    }),
  )
})

it('reads what a Russian Excel and a Kazakh one save in their own code pages', () => {
  const russian = textOf(russianRows)
  const kazakh = textOf([...russianRows, ...kazakhRows])
  expect(decodeText(inCodePage(pageOf('windows1251'), russian))).toEqual({ text: russian, lacksKazakh: true })
  expect(decodeText(inCodePage(pageOf('kz1048'), kazakh))).toEqual({ text: kazakh, lacksKazakh: false })
  // «Құлақ» as the standard's table has it.
  expect(decodeText(Buffer.from('736c75673b8da2ebe09d0a', 'hex'))).toMatchObject({ text: 'slug;Құлақ\n' })
})

it.each(Object.keys(singleByte))('never reads another text out of a table in %s', (name) => {
  const writable = (text: string) => [...text].every((sign) => sign < '\u0080' || pageOf(name).includes(sign))
  fc.assert(
    fc.property(anyTable.filter(writable), (text) => expectRightOrRefused(inCodePage(pageOf(name), text), text)),
  )
})

it.each(['koi8', 'dos'])('refuses a whole table in %s and says what to do', (name) => {
  expect(decodeText(inCodePage(pageOf(name), textOf(russianRows)))).toBe('unknown-encoding')
})

it('refuses UTF-8 that lost a byte or was cut within a letter', () => {
  fc.assert(
    fc.property(anyTable, fc.nat(), fc.boolean(), (text, seed, isCut) => {
      const bytes = Buffer.from(text)
      const further = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) >> 6 === 0b10)
      const at = further[seed % further.length] ?? 0
      const damaged = isCut ? bytes.subarray(0, at) : Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
      // A cut so near the beginning that hardly a letter is left may be anything, but never a text.
      expect(['damaged-text', 'unknown-encoding']).toContain(decodeText(damaged))
    }),
  )
})

it('refuses UTF-16 that lost a byte', () => {
  fc.assert(
    fc.property(anyTable, fc.nat(), fc.constantFrom(...Object.keys(unicode).slice(2)), (text, seed, name) => {
      const bytes = (unicode[name] as (text: string) => Buffer)(text)
      const at = 2 + (seed % (bytes.length - 2))
      expect(typeof decodeText(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]))).toBe('string')
    }),
  )
})
