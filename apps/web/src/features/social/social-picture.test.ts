import path from 'node:path'
import { formatTenge } from '@estu/domain/locale/money'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture'
import type { PictureWords } from './picture-words'
import { socialPicture } from './social-picture'

const words: PictureWords = {
  ...{ title: 'Аппарат', summary: 'О нём коротко', name: 'Есту' },
  colours: { paper: '#faf6ee', accent: '#0b5351' },
  ...{ locale: 'ru', price: '', picture: null, isWordless: false },
}
const price = formatTenge(189_000, 'ru')

test('what is sold shows its price in place of its first words, larger than they are', () => {
  const sold = renderToStaticMarkup(socialPicture({ ...words, price }))
  expect(sold).toContain(`>${price}<`)
  expect(sold).not.toContain(words.summary)
  expect(sold).toMatch(new RegExp(`font-size:44px[^>]*font-weight:700[^>]*>${price}<`))
  expect(renderToStaticMarkup(socialPicture(words))).toContain(words.summary)
})

/** How many dots of ink stand where a card ends; the line of sound above it is green. */
async function inkAtTheEnd(drawn: PictureWords): Promise<number> {
  const end = sharp(await drawPicture(drawn)).extract({ left: 72, top: 480, width: 700, height: 110 })
  const green = await end.extractChannel('green').raw().toBuffer()
  return green.filter((dot) => dot < 60).length
}

test('the price is drawn: every sign of it has a form, and another price is another picture', async () => {
  const silent = { ...words, summary: '' }
  expect(await inkAtTheEnd(silent)).toBe(0)
  const [less, more] = [
    await inkAtTheEnd({ ...silent, price }),
    await inkAtTheEnd({ ...silent, price: `${price}${price}` }),
  ]
  expect(less).toBeGreaterThan(500)
  expect(more / less).toBeCloseTo(2, 0)
  const unsigned = await inkAtTheEnd({ ...silent, price: price.replace('₸', '') })
  expect(less).toBeGreaterThan(unsigned)
}, 60_000)

test('a picture without words is square, white and nothing but the drawing', async () => {
  const aids = path.join(import.meta.dirname, '../../../public/drawings/things/aids.svg')
  const alone = sharp(await drawPicture({ ...words, isWordless: true, picture: `${aids}#device-ric` }))
  expect(await alone.metadata()).toMatchObject({ format: 'png', width: 1200, height: 1200 })
  const { info } = await alone.clone().trim({ background: '#ffffff' }).toBuffer({ resolveWithObject: true })
  // Drawn as large as there is room, and nothing beyond that room.
  expect(Math.max(info.width, info.height)).toBeGreaterThan(800)
  expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(1000)
}, 60_000)
