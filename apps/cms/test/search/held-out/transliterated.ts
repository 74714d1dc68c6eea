import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const test = [...about.hearingTest, ...about.childTest]

/** Russian and Kazakh in Latin letters. */
export const transliterated = [
  ru('slukhovoy apparat', about.hearingAids),
  ru('sluhovye apparaty phonak', about.phonak),
  ru('batareiki', about.batteries),
  ru('batareyki 13', 'consumables:demo-battery-13'),
  ru('vozvrat', about.returns),
  ru('proverit sluh', test),
  ru('nastroyka apparata', about.tuning),
  ru('filialy', about.branches),
  ru('surdolog', about.doctor),
  ru('chehol', about.cases),
  ru('mikrofon', about.microphones),
  ru('timpanometriya', 'services:timpanometriya'),
  ru('audiogramma', ['articles:kak-chitat-audiogrammu', ...about.hearingTest]),
  kk('estu apparat', about.hearingAids),
  kk('qulaq ishpegi', about.earmoulds),
  kk('jetkizu', about.delivery),
  kk('kepildigi', about.warranty),
  kk('qaitaru', about.returns),
  kk('mekenjai', about.branches),
  kk('suzgi', about.filters),
  kk('tegin estu apparaty', about.stateHelp),
  kk('tazalau', [...about.repair, 'articles:uhod-za-sluhovym-apparatom', 'consumables:demo-cleaning-wipes']),
]
