import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

/** Brands and foreign words as they are heard. */
export const brandsInCyrillic = [
  ru('фонак слуховые', about.phonak),
  ru('фонака', about.phonak),
  ru('фонак рик', about.phonak),
  ru('фоннак аппарат', about.phonak),
  ru('аппараты фонак для детей', about.kidsDevices),
  ru('бернафон внутриушной', about.bernafon),
  ru('бернафона', about.bernafon),
  ru('бернафонн', about.bernafon),
  ru('данавокс аппарат', about.danavox),
  ru('донавокс', about.danavox),
  ru('адвансд бионикс', about.advancedBionics),
  ru('эдвансд бионикс', about.advancedBionics),
  ru('блютус', about.bluetooth),
  ru('мини бте', about.behindEarDevices),
  kk('фонак аппараты', about.phonak),
  kk('фонактан', about.phonak),
  kk('фонак балаларға', about.kidsDevices),
  kk('бернафон', about.bernafon),
  kk('бернафонды', about.bernafon),
  kk('бернафон есту аппараты', about.bernafon),
  kk('данавокс құлақ аппараты', about.danavox),
  kk('данавоксты', about.danavox),
  kk('эдванс бионикс', about.advancedBionics),
  kk('блютуз', about.bluetooth),
]
