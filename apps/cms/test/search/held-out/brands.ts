import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const invisiblePhonak = ['devices:demo-phonak-cic-50-10', 'devices:demo-phonak-iic-70-10']

/** Brands in their own letters, alone or with what is wanted of them. */
export const brands = [
  ru('Phonak', about.phonak),
  ru('bernafon', about.bernafon),
  ru('DANAVOX', about.danavox),
  ru('advanced bionics', about.advancedBionics),
  ru('слуховые аппараты phonak', about.phonak),
  ru('danavox слуховой аппарат', about.danavox),
  ru('phonak детский', about.kidsDevices),
  ru('bernafon внутриушной', about.bernafon),
  ru('phonak подарок', 'promotions:Podarki_ot_Phonak'),
  ru('купить bernafon алматы', about.bernafon),
  ru('phonak незаметный', invisiblePhonak),
  kk('Phonak', about.phonak),
  kk('bernafon', about.bernafon),
  kk('danavox аппараты', about.danavox),
  kk('Advanced Bionics имплант', [...about.advancedBionics, ...about.implants]),
  kk('phonak есту аппараты', about.phonak),
  kk('bernafon құлақ аппараты', about.bernafon),
  kk('phonak сыйлығы', 'promotions:Podarki_ot_Phonak'),
  kk('danavox балаларға', [...about.danavox, ...about.kidsDevices]),
  kk('phonak көзге түспейтін', invisiblePhonak),
]
