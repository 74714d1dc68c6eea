import * as about from './document-groups.ts'
import { kk, ru } from './search-query.ts'

/**
 * The keys were right and the layout was not; what was meant stands beside. On a Kazakh keyboard the letters that Russian
 * lacks are on the row of digits: 2 is ә, 3 і, 4 ң, 5 ғ, 8 ү, 9 ұ, 0 қ, - ө, = һ.
 */
export const wrongLayout = [
  ru('cke[jdjq fggfhfn', about.hearingAids), // слуховой аппарат
  ru('cke[jdst fggfhfns', about.hearingAids), // слуховые аппараты
  ru('Cke[jdjq', about.hearingAids), // Слуховой
  ru(',fnfhtqrb', about.batteries), // батарейки
  ru(',fnfhtqrb 312', 'consumables:demo-battery-312'), // батарейки 312
  ru('drkflsi', about.earmoulds), // вкладыш
  ru('hfcchjxrf', about.instalments), // рассрочка
  ru('ghjdthrf cke[f', [...about.hearingTest, ...about.childTest]), // проверка слуха
  ru('htvjyn', about.repair), // ремонт
  ru('ajyfr', about.phonak), // фонак
  ru('ufhfynbz', about.warranty), // гарантия
  ru('iev d eif[', about.tinnitus), // шум в ушах
  ru('regjkf', about.domes), // купола
  ru('ljcnfdrf', about.delivery), // доставка
  ru('nbvgfyjvtnhbz', 'services:timpanometriya'), // тимпанометрия
  ru('зрщтфл', about.phonak), // phonak
  ru('иуктфащт', about.bernafon), // bernafon
  ru('вфтфмщч', about.danavox), // danavox
  ru('идгуещщер', about.bluetooth), // bluetooth
  ru('кшс 90', ['devices:demo-phonak-ric-90-r', 'devices:demo-danavox-ric-90-r', 'devices:demo-bernafon-ric-90-r']), // ric 90
  ru('фвмфтсув ишщтшсы', about.advancedBionics), // advanced bionics
  kk('tcne fggfhfns', about.hearingAids), // есту аппараты
  kk('09kf0 fggfhfns', about.hearingAids), // құлақ аппараты
  kk('09kf0 iesks', about.tinnitus), // құлақ шуылы
  kk(',fnfhtz', about.batteries), // батарея
  kk(';-ylte', about.repair), // жөндеу
  kk(',fgnfe', [...about.tuning, 'services:nastroyka-protsessora-implanta']), // баптау
  kk('3igtr', about.earmoulds), // ішпек
  kk('c8pu3', about.filters), // сүзгі
  kk('rtg3kl3r', about.warranty), // кепілдік
  kk('bvgkfyn', [...about.implants, ...about.processors]), // имплант
  kk('ptqytnrth', about.pensionerDiscount), // зейнеткер
  kk(',-k3g n-kte', about.instalments), // бөліп төлеу
  kk('0jyftd', 'branches:konaev'), // қонаев
  kk('зрщтфл', about.phonak), // phonak
  kk('иуктфащт', about.bernafon), // bernafon
  kk('вфтфмщч', about.danavox), // danavox
  // Typed for the Kazakh layout while the Russian one was on.
  kk('ж-ндеу', about.repair), // жөндеу
  kk('09ла0 шуылы', about.tinnitus), // құлақ шуылы
]
