import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const test = [...about.hearingTest, ...about.childTest]

/** Kazakh typed with the letters of a Russian keyboard. */
export const kazakhWithoutLetters = [
  kk('есту аппараттары', about.hearingAids),
  kk('кулакка тагатын аппарат', about.hearingAids),
  kk('кулак шынылдайды', about.tinnitus),
  kk('мекенжай филиал', about.branches),
  kk('аппаратты жондеу', about.repair),
  kk('балага аппарат', [...about.kidsDevices, ...about.childTest]),
  kk('кулак тексеру', test),
  kk('есту кабилетин диагностикалау', about.hearingTest),
  kk('тегин аппарат', about.stateHelp),
  kk('зейнеткерге женилдик', about.pensionerDiscount),
  kk('калай болип толеймин', about.instalments),
  kk('кайтару шарттары', about.returns),
  kk('кепилдик шарттары', about.warranty),
  kk('жумсак ишпек', 'consumables:demo-earmould-silicone'),
  kk('дангыл абай филиал', 'branches:abaya-52'),
  kk('конаев', 'branches:konaev'),
  kk('кулакка салатын кумбезше', about.domes),
  kk('курылгыны кептиру', about.drying),
  kk('козге туспейтин аппарат', [...about.invisibleDevices, 'landings:nezametnye-apparaty']),
  kk('куатты аппарат', [...about.powerfulDevices, 'landings:moshchnye-apparaty']),
  ru('жондеу', about.repair),
  ru('кепилдик', about.warranty),
  ru('жеткизу', about.delivery),
  ru('мекенжай', about.branches),
]
