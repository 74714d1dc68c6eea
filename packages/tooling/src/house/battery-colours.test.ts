import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { consumables } from '../../../../apps/cms/src/seed/content/shop/consumables.ts'
import { drawingFiles } from '../drawings/files.ts'
import { root } from '../env.ts'

/** What a colour is called: hue in degrees, and whether it is dark. */
const called: { ru: RegExp; kk: RegExp; hues: [number, number]; isDark?: boolean }[] = [
  { ru: /жёлт/, kk: /(?<!қызғылт )сары/, hues: [42, 65] },
  { ru: /оранжев/, kk: /қызғылт сары/, hues: [15, 41], isDark: false },
  { ru: /коричнев/, kk: /қоңыр/, hues: [15, 41], isDark: true },
  { ru: /син/, kk: /көк/, hues: [200, 250] },
]

function colourOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const turn = [(green - blue) / (most - least), 2 + (blue - red) / (most - least), 4 + (red - green) / (most - least)]
  const hue = ((turn[[red, green, blue].indexOf(most)] ?? 0) * 60 + 360) % 360
  const isDark = most + least < 240
  return called.find(({ hues, isDark: dark = isDark }) => hue >= hues[0] && hue <= hues[1] && dark === isDark)
}

const arts = new Map(
  Object.values(drawingFiles())
    .flat()
    .map(({ name, art }) => [name, art]),
)
/** The one colour that is a drawing's own. */
const tabOf = (drawing: string) => {
  const own = new Set([...(arts.get(drawing) ?? '').matchAll(/fill:(#[\da-f]{6})/g)].map(([, hex = '']) => hex))
  expect(own.size, drawing).toBe(1)
  return colourOf([...own][0] ?? '')
}

const sizes = ['10', '312', '13', '675']

it.each(sizes)('the tab of a battery %s has the colour that its text names', (size) => {
  const battery = consumables.find(({ slug }) => slug === `demo-battery-${size}`)
  expect(battery?.drawing).toBe(`battery-pack-${size}`)
  for (const drawing of [`battery-${size}`, `battery-pack-${size}`]) {
    const tab = tabOf(drawing)
    for (const said of [battery?.summary, battery?.description]) {
      expect(said?.ru).toMatch(tab?.ru ?? /^$/)
      expect(said?.kk).toMatch(tab?.kk ?? /^$/)
    }
  }
})

it.each(['ru', 'kk'] as const)('the facts of a device name the same colour: %s', (language) => {
  const words = JSON.parse(readFileSync(path.join(root, `apps/web/messages/${language}.json`), 'utf8'))
  for (const size of sizes)
    expect(words.powerSource[`battery_${size}`]).toMatch(tabOf(`battery-${size}`)?.[language] ?? /^$/)
})
