import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const test = [...about.hearingTest, ...about.childTest]

/** Typing that has not ended. */
export const prefixes = [
  ru('рем', about.repair),
  ru('гар', about.warranty),
  ru('дос', [about.delivery, 'pages:dostupnost']),
  ru('возв', about.returns),
  ru('батарей', about.batteries),
  ru('пров', test),
  ru('проверка', test),
  ru('рас', about.instalments),
  ru('phona', about.phonak),
  ru('фон', about.phonak),
  ru('бер', [...about.bernafon, 'accessories:demo-earplug-swim']),
  ru('данав', about.danavox),
  ru('сурд', [...about.doctor, 'pages:mama-surdopedagog', 'specialists:surdopedagog-centra']),
  ru('чех', about.cases),
  ru('микр', about.microphones),
  ru('фил', [...about.branches, ...about.filters]),
  ru('слуховой ап', [...about.hearingAids, ...about.stateHelp]),
  ru('шум', [...about.tinnitus, 'articles:proizvodstvennyy-shum']),
  ru('теле', [...about.television, 'accessories:demo-phone-amplified', 'articles:apparat-i-telefon']),
  kk('жөнд', about.repair),
  kk('кеп', [...about.drying, about.warranty]),
  kk('жетк', about.delivery),
  kk('қайт', about.returns),
  kk('есту а', about.hearingAids),
  kk('есту қаб', test),
  kk('батар', about.batteries),
  kk('бернафо', about.bernafon),
  kk('dan', about.danavox),
  kk('сурд', [...about.doctor, 'pages:mama-surdopedagog', 'specialists:surdopedagog-centra']),
  kk('күмбе', about.domes),
  kk('ішп', [...about.earmoulds, ...about.tubes]),
  kk('микро', about.microphones),
  kk('жеңі', about.pensionerDiscount),
  kk('фили', about.branches),
  kk('тег', [...about.stateHelp, 'promotions:Besplatnoe_pitanie']),
]
