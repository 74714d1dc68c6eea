import * as about from './document-groups.ts'
import { kk, ru } from './search-query.ts'

/**
 * Foreign names as they are heard, and words that mix the two alphabets: a phone that changed its keyboard half-way, a
 * name copied from a price list. Trap: what looks like one letter below is often the other alphabet's.
 */
export const latinBrandsInCyrillic = [
  ru('фонак', about.phonak),
  ru('фоннак', about.phonak),
  ru('слуховой аппарат фонак', about.phonak),
  ru('фонак отзывы цена', about.phonak),
  ru('подарки от фонак', 'promotions:Podarki_ot_Phonak'),
  ru('бернафон', about.bernafon),
  ru('бернофон', about.bernafon),
  ru('аппараты бернафона', about.bernafon),
  ru('данавокс', about.danavox),
  ru('дановокс', about.danavox),
  ru('данавокс заушный', about.danavox),
  ru('адвансед бионикс', about.advancedBionics),
  ru('эдванст бионикс', about.advancedBionics),
  ru('бионикс', about.advancedBionics),
  ru('блютуз', about.bluetooth),
  ru('слуховой аппарат с блютусом', about.bluetooth),
  ru('рик 90', ['devices:demo-phonak-ric-90-r', 'devices:demo-danavox-ric-90-r', 'devices:demo-bernafon-ric-90-r']),
  // Latin letters that look Cyrillic: c, a, e, o, p, x.
  ru('cлуxовой аппaрат', about.hearingAids),
  ru('бaтaрeйки', about.batteries),
  ru('имплaнт', [...about.implants, ...about.processors]),
  // Cyrillic letters that look Latin: р, о, а, В, х, е.
  ru('рhоnаk', about.phonak),
  ru('Веrnаfоn', about.bernafon),
  ru('danavoх', about.danavox),
  kk('фонак', about.phonak),
  kk('фонактың аппараттары', about.phonak),
  kk('фонак есту аппараты', about.phonak),
  kk('бернафон аппараты', about.bernafon),
  kk('бернафонның', about.bernafon),
  kk('данавокс', about.danavox),
  kk('данавокстың аппараты', about.danavox),
  kk('фонак сыйлықтары', 'promotions:Podarki_ot_Phonak'),
  kk('адванс бионикс', about.advancedBionics),
  kk('блютузы бар аппарат', about.bluetooth),
  // Latin letters inside Kazakh words, i for і among them.
  kk('eсту аппaраты', about.hearingAids),
  kk('құлaқ шуылы', about.tinnitus),
  kk('iшпек', about.earmoulds),
  kk('кeпiлдiк', about.warranty),
  kk('тeгiн аппарат', about.stateHelp),
  kk('рhonаk', about.phonak),
]
