import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandThemes, defaultColours } from './brand-colours.ts'
import { defaultLook, isDefaultLook, readLook } from './brand-look.ts'
import { nameFault } from './brand-name.ts'
import { brandSheet } from './brand-sheet.ts'
import { lookOfAddress, sheetAddress } from './sheet-address.ts'
import { brandTokens, themeInk, themeTokens } from './theme-tokens.ts'

const fonts = { text: '/a.woff2', strong: '/b.woff2' }
const violet = { ...defaultColours, light: { ...defaultColours.light, accent: '#5b2a86' } }

describe('the default look', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../ui/src/styles/tokens.css'), 'utf8')
  const blockOf = (theme: string) => css.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? ''
  const long = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  const stored = (theme: string, token: string) =>
    long(new RegExp(`--${token}: ([^;]+);`).exec(blockOf(theme))?.[1] ?? '')

  it.each(brandThemes)('has the shades of the stylesheet in the %s theme', (theme) => {
    const tokens = themeTokens(theme, defaultColours[theme])
    expect(Object.fromEntries(brandTokens.map((token) => [token, stored(theme, token)]))).toEqual(tokens)
    const { ink, ink2, onDeep, onDeep2, onAmber } = themeInk[theme]
    expect([ink, ink2, onDeep, onDeep2, onAmber]).toEqual(
      ['ink', 'ink-2', 'on-deep', 'on-deep-2', 'on-amber'].map((token) => stored(theme, token)),
    )
  })
})

describe('the address of a sheet', () => {
  it('says the whole look and nothing else', () => {
    for (const look of [defaultLook, { colours: violet, typeface: 'noto-serif' as const }])
      expect(lookOfAddress(sheetAddress(look))).toEqual(look)
  })

  it.each([
    sheetAddress(defaultLook).replace('golos-text', 'comic-sans'),
    sheetAddress(defaultLook).replace('0b5351', '0b535g'),
    sheetAddress(defaultLook).replace('0b5351', '0b53511'),
    `${sheetAddress(defaultLook)}?a`,
    '/brand/golos-text.css',
    `/brand/golos-text_${'}body{display:none}'.padEnd(30, 'a')}_${'0'.repeat(30)}_${'0'.repeat(30)}.css`,
  ])('is not %s', (address) => {
    expect(lookOfAddress(address)).toBeNull()
  })
})

it('writes declarations of our own tokens alone', () => {
  const sheet = brandSheet({ colours: violet, typeface: 'golos-text' }, null)
  expect(sheet).toContain('--action:#5b2a86')
  expect(sheet.replaceAll(/--[a-z-]+:#[\da-f]{6}(?=[;}])/g, '')).toMatch(/^[^#]*$/)
  expect(sheet).not.toContain('@font-face')
})

it('sets a page in the chosen typeface, unless its reader wants plain letters', () => {
  const sheet = brandSheet({ colours: defaultColours, typeface: 'noto-serif' }, fonts)
  expect(sheet).toContain('font-family:"Noto Serif";font-weight:400 490;font-display:swap;src:url(/a.woff2)')
  expect(sheet).toContain(':root:not([data-font="plain"]){--font:"Noto Serif",Georgia')
})

it('reads what was stored, and takes nothing hostile for a colour', () => {
  expect(readLook({})).toEqual(defaultLook)
  expect(isDefaultLook(readLook({ colours: { light: { accent: '#0b5351' } }, typeface: 'golos-text' }))).toBe(true)
  const hostile = '#fff;}</style><script>alert(1)</script>'
  expect(readLook({ colours: { light: { accent: hostile }, dark: null }, typeface: '../x' })).toEqual(defaultLook)
  expect(isDefaultLook(readLook({ typeface: 'noto-sans' }))).toBe(false)
})

it.each([
  ['Тыңда', null],
  ['Слух & Ко «Плюс»', null],
  ['  ', 'empty'],
  [undefined, 'empty'],
  ['<b>Слух</b>', 'markup'],
  ['Слух\r\nBcc: a@b.kz', 'markup'],
  ['Слух\u2028', 'markup'],
  ['я'.repeat(61), 'long'],
  ['я'.repeat(500), 'long'],
  ['я'.repeat(60), null],
])('judges the name %j: %s', (name, fault) => {
  expect(nameFault(name, 60)).toBe(fault)
})
