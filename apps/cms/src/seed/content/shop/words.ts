import type { Fits, ProductSeed, Words } from '../contract.ts'

/** Two paragraphs. That the card is an example is said once, beside the terms of purchase. */
export const told = (first: Words, second: Words): Words => ({
  ru: `${first.ru}\n\n${second.ru}`,
  kk: `${first.kk}\n\n${second.kk}`,
})

/** Title and description for search engines from the card's own words. */
export const seoOf = (title: Words, ru: string, kk: string): ProductSeed['seo'] => ({
  title: { ru: `${title.ru} · Есту`, kk: `${title.kk} · Есту` },
  description: { ru, kk },
})

export const inBox = {
  item: { ru: 'сам товар', kk: 'тауардың өзі' },
  manual: { ru: 'памятка на русском и казахском', kk: 'қазақша және орысша жадынама' },
  cable: { ru: 'кабель питания', kk: 'қуат кабелі' },
  case: { ru: 'чехол', kk: 'қап' },
}

const ric312 = ['demo-phonak-ric-50-312', 'demo-danavox-ric-50-312', 'demo-bernafon-ric-50-312']
const phonakRicR = ['demo-phonak-ric-90-r', 'demo-phonak-ric-70-r']
const ricR = [...phonakRicR, 'demo-bernafon-ric-90-r']
const bte = ['demo-phonak-bte-p-13', 'demo-phonak-bte-up-675', 'demo-danavox-bte-30-13', 'demo-danavox-bte-sp-675']
const inner = ['demo-phonak-ite-70-312', 'demo-phonak-cic-50-10', 'demo-bernafon-ite-50-312', 'demo-bernafon-cic-70-10']
const kids = ['demo-phonak-kids-bte-13']

/** Groups of devices that products fit. */
export const families = {
  ric: [...ricR, ...ric312],
  phonakRechargeable: phonakRicR,
  bernafonRechargeable: ['demo-bernafon-ric-90-r', 'demo-bernafon-mini-bte-30-r'],
  bernafonRic: ['demo-bernafon-ric-90-r', 'demo-bernafon-ric-50-312'],
  bte: [...bte, ...kids],
  inner,
  kids,
  size10: ['demo-phonak-cic-50-10', 'demo-bernafon-cic-70-10'],
  size312: [...ric312, 'demo-phonak-ite-70-312', 'demo-bernafon-ite-50-312'],
  size13: ['demo-phonak-bte-p-13', 'demo-danavox-bte-30-13', ...kids],
  size675: ['demo-phonak-bte-up-675', 'demo-danavox-bte-sp-675'],
  all: [...ricR, ...ric312, ...bte, ...inner, ...kids],
}

export const processors = ['demo-processor-bte', 'demo-processor-off-ear', 'demo-processor-kids']

export const fits = (devices: string[], implants: string[] = []): Fits => ({ devices, implants })
