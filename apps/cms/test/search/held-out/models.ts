import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const device = (slug: string) => `devices:demo-${slug}`

/** Models and sizes as they stand on a box, a card or a price list. */
export const models = [
  ru('ric 70', [device('phonak-ric-70-r'), device('danavox-ric-70-r'), device('bernafon-ric-70-r')]),
  ru('RIC 30-R', device('phonak-ric-30-r')),
  ru('phonak sp-675', device('phonak-bte-sp-675')),
  ru('D90-R', device('danavox-ric-90-r')),
  ru('d90', device('danavox-ric-90-r')),
  ru('mini bte b30', device('bernafon-mini-bte-30-r')),
  ru('B50 312', [device('bernafon-ric-50-312'), device('bernafon-ite-50-312')]),
  ru('dsp-675', device('danavox-bte-sp-675')),
  ru('itc d50', device('danavox-itc-50-312')),
  ru('cic b70', device('bernafon-cic-70-10')),
  ru('демо iic 70-10', device('phonak-iic-70-10')),
  ru('kids bte m-13', device('phonak-kids-bte-m-13')),
  ru('ресивер m', 'consumables:demo-receiver-m'),
  ru('батарея 675', ['consumables:demo-battery-675', 'consumables:demo-battery-675-implant']),
  ru('PR41', 'consumables:demo-battery-312'),
  kk('ric 90', [device('phonak-ric-90-r'), device('danavox-ric-90-r'), device('bernafon-ric-90-r')]),
  kk('bte dp-13', device('danavox-bte-p-13')),
  kk('b90', device('bernafon-ric-90-r')),
  kk('itc b70-312', device('bernafon-itc-70-312')),
  kk('ite d30', device('danavox-ite-30-312')),
  kk('up 675', [device('phonak-bte-up-675'), device('phonak-kids-bte-up-675'), device('bernafon-bte-up-675')]),
  kk('phonak cic', [device('phonak-cic-50-10')]),
  kk('10 батарея', 'consumables:demo-battery-10'),
  kk('ZA13', 'consumables:demo-battery-13'),
  kk('p ресивері', 'consumables:demo-receiver-p'),
  kk('d30-13', device('danavox-bte-30-13')),
  kk('S күмбезше', 'consumables:demo-dome-open-s'),
  kk('kids d-13', device('danavox-kids-bte-13')),
  ru('купола закрытые m', about.domes),
]
