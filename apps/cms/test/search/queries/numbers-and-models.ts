import * as about from './document-groups.ts'
import { kk, ru } from './search-query.ts'

const dustAndWater = (...slugs: string[]) => ['faq:usual-13', ...slugs.map((slug) => `devices:demo-${slug}`)]
const ip68 = [
  ...dustAndWater(
    'phonak-ric-90-r',
    'phonak-ric-70-r',
    'phonak-ric-30-r',
    'phonak-kids-bte-13',
    'danavox-ric-70-r',
    'danavox-ric-90-r',
    'bernafon-ric-90-r',
    'bernafon-ric-70-r',
    'bernafon-ric-50-312',
    'bernafon-mini-bte-30-r',
    'bernafon-mini-bte-70-r',
    'bernafon-kids-bte-13',
  ),
  'implants:demo-processor-bte',
  'implants:demo-processor-kids',
]
const ip67 = [
  'articles:uhod-za-sluhovym-apparatom',
  ...dustAndWater(
    'phonak-ric-50-312',
    'phonak-bte-p-13',
    'phonak-bte-up-675',
    'phonak-ite-70-312',
    'danavox-kids-bte-13',
    'bernafon-bte-p-13',
  ),
]
const cic = ['devices:demo-phonak-cic-50-10', 'devices:demo-danavox-cic-50-10', 'devices:demo-bernafon-cic-70-10']
const iic = ['devices:demo-phonak-iic-70-10', 'devices:demo-bernafon-iic-50-10']
const ric90 = ['devices:demo-phonak-ric-90-r', 'devices:demo-danavox-ric-90-r', 'devices:demo-bernafon-ric-90-r']

/** Sizes, models, addresses: written by hand from a box, a card or memory. */
export const numbersAndModels = [
  ru('312', 'consumables:demo-battery-312'),
  ru('675', ['consumables:demo-battery-675', 'consumables:demo-battery-675-implant']),
  ru('13', 'consumables:demo-battery-13'),
  ru('10', ['consumables:demo-battery-10', about.pensionerDiscount]),
  ru('батарейки 13', 'consumables:demo-battery-13'),
  ru('батарейки размер 10', 'consumables:demo-battery-10'),
  ru('батарейки №312', 'consumables:demo-battery-312'),
  ru('батарейки 675 для импланта', 'consumables:demo-battery-675-implant'),
  ru('audeo 90', 'devices:demo-phonak-ric-90-r'),
  ru('phonak 90', 'devices:demo-phonak-ric-90-r'),
  ru('RIC 90-R', ric90),
  ru('ric90r', ric90),
  ru('B90-R', 'devices:demo-bernafon-ric-90-r'),
  ru('d70', 'devices:demo-danavox-ric-70-r'),
  ru('D50-312', [
    'devices:demo-danavox-ric-50-312',
    'devices:demo-danavox-itc-50-312',
    'devices:demo-danavox-mini-bte-50-312',
  ]),
  ru('bte up 675', [
    'devices:demo-phonak-bte-up-675',
    'devices:demo-phonak-kids-bte-up-675',
    'devices:demo-bernafon-bte-up-675',
  ]),
  ru('UP-675', [
    'devices:demo-phonak-bte-up-675',
    'devices:demo-phonak-kids-bte-up-675',
    'devices:demo-bernafon-bte-up-675',
  ]),
  ru('BTE M-312', 'devices:demo-phonak-bte-m-312'),
  ru('cic', cic),
  ru('IIC', iic),
  ru('IP68', ip68),
  ru('ip 67', ip67),
  ru('auracast', ['devices:demo-bernafon-ric-90-r', 'articles:v-teatr-i-mechet']),
  ru('ресивер P', 'consumables:demo-receiver-p'),
  ru('купол открытый M', 'consumables:demo-dome-open-m'),
  ru('купола L', 'consumables:demo-dome-power-l'),
  ru('абая 52', 'branches:abaya-52'),
  ru('толе би 178', 'branches:tole-bi-178'),
  ru('самал 2', 'branches:samal-2'),
  ru('скидка 10%', about.pensionerDiscount),
  ru('первые 30 дней', 'articles:pervye-30-dney-s-apparatom'),
  ru('аппарат для 4 степени', [...about.powerfulDevices, ...about.implants]),
  kk('312', 'consumables:demo-battery-312'),
  kk('312 батарея', 'consumables:demo-battery-312'),
  kk('675 батареялар', ['consumables:demo-battery-675', 'consumables:demo-battery-675-implant']),
  kk('13 өлшемді батарея', 'consumables:demo-battery-13'),
  kk('10 батарея сары', 'consumables:demo-battery-10'),
  kk('процессорге 675', 'consumables:demo-battery-675-implant'),
  kk('RIC 70-R', ['devices:demo-phonak-ric-70-r', 'devices:demo-danavox-ric-70-r', 'devices:demo-bernafon-ric-70-r']),
  kk('phonak ric 30', ['devices:demo-phonak-ric-30-312', 'devices:demo-phonak-ric-30-r']),
  kk('b50-312', ['devices:demo-bernafon-ric-50-312', 'devices:demo-bernafon-ite-50-312']),
  kk('kids bte', about.kidsDevices),
  kk('iic 70', 'devices:demo-phonak-iic-70-10'),
  kk('IP68', ip68),
  kk('IP67 аппарат', ip67),
  kk('M ресивері', 'consumables:demo-receiver-m'),
  kk('төле би 178', 'branches:tole-bi-178'),
  kk('абай 52', 'branches:abaya-52'),
  kk('самал-2', 'branches:samal-2'),
  kk('жеңілдік 10%', about.pensionerDiscount),
  kk('алғашқы 30 күн', 'articles:pervye-30-dney-s-apparatom'),
]
