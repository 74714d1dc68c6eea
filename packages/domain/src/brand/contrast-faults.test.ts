import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandThemes, defaultColours } from './brand-colours.ts'
import { contrastOf } from './contrast.ts'
import { contrastFaults } from './contrast-faults.ts'
import { isHexColour, mixColours } from './hex-colour.ts'
import { themeTokens } from './theme-tokens.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0b5351', '#faf6ee', 8.22],
])('%s and %s have a contrast of %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

it.each(['red', '#fff', '#FFFFFF', '#12345g', '#123456;}', 'var(--ink)', '#1234567', ' #123456', '#123456\n', null])(
  'takes no colour from %j',
  (value) => {
    expect(isHexColour(value)).toBe(false)
  },
)

describe('contrastFaults', () => {
  it.each(brandThemes)('finds nothing in the default look of the %s theme', (theme) => {
    expect(contrastFaults(theme, defaultColours[theme])).toEqual([])
  })

  it('names the pair, the theme and the ratio', () => {
    const faults = contrastFaults('light', { ...defaultColours.light, accent: '#3a9a97' })
    expect(faults.map(({ of }) => of)).toContain('accent')
    expect(faults.find(({ text, behind }) => text === 'action' && behind === 'paper')).toMatchObject({ theme: 'light' })
    const pale = contrastFaults('dark', { ...defaultColours.dark, accentText: '#ffffff' })
    expect(pale[0]).toMatchObject({ text: 'on-action', of: 'accentText', theme: 'dark' })
    expect(pale[0]?.ratio).toBeLessThan(2)
  })

  it('lets nothing by whose text is under 7:1 on a button, a page or a band', () => {
    fc.assert(
      fc.property(fc.constantFrom(...brandThemes), colour, colour, colour, (theme, accent, accentText, paper) => {
        const colours = { ...defaultColours[theme], accent, accentText, paper }
        const tokens = themeTokens(theme, colours)
        const worst = Math.min(
          contrastOf(tokens['on-action'], tokens.action),
          contrastOf(tokens['on-action'], tokens['action-hover']),
          contrastOf(tokens.action, tokens.raised),
          contrastOf(tokens.action, tokens.wash),
        )
        if (worst < 7) expect(contrastFaults(theme, colours)).not.toEqual([])
      }),
    )
  })
})

it('derives only shades whose colour was changed', () => {
  const before = themeTokens('light', defaultColours.light)
  const after = themeTokens('light', { ...defaultColours.light, accent: '#5b2a86' })
  expect(after).toMatchObject({ action: '#5b2a86', 'd-led': '#5b2a86', paper: before.paper, sunk: before.sunk })
  expect(after['action-hover']).toBe(mixColours('#5b2a86', '#1d1b17', 0.3))
  expect(Object.values(after).every(isHexColour)).toBe(true)
})
