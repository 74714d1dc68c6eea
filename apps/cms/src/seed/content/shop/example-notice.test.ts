import { expect, it } from 'vitest'
import { devices as others } from '../danavox-bernafon-devices/index.ts'
import { devices as more } from '../more-devices-b/index.ts'
import { devices as phonak } from '../phonak-devices/index.ts'
import { accessories } from './accessories.ts'
import { consumables } from './consumables.ts'
import { devices as shop } from './devices.ts'
import { implants } from './implants.ts'

const products = [...phonak, ...others, ...more, ...shop, ...accessories, ...consumables, ...implants]

/** The storefront says it once beside the terms of purchase, of every product that is an example. */
const says =
  /демонстрац|для примера|вымышлен|придуман|не существует|демо (?:карточка|дүкен)|ойдан (?:алын|шығар)|мысал (?:ретінде|үшін)|үлгі ретінде/i

it('no product says in its own words that it is an example', () => {
  expect(products.length).toBeGreaterThan(80)
  const again = products.flatMap(({ slug, summary, description, faq }) =>
    [summary, description, ...faq.map(({ answer }) => answer)]
      .flatMap(({ ru, kk }) => [says.exec(ru)?.[0], says.exec(kk)?.[0]])
      .filter(Boolean)
      .map((found) => `${slug}: ${found}`),
  )
  expect(again).toEqual([])
})
