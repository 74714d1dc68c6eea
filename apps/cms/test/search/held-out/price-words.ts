import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const device = (slug: string) => `devices:demo-${slug}`

/** Hearing aids of less than 150,000 tenge. */
const cheap = [
  'danavox-bte-30-13',
  'danavox-ite-30-312',
  'danavox-bte-p-13',
  'danavox-kids-bte-13',
  'phonak-ric-30-312',
  'danavox-ric-50-312',
].map(device)

const under200 = [
  ...cheap,
  ...[
    'danavox-itc-50-312',
    'danavox-cic-50-10',
    'bernafon-ric-30-312',
    'bernafon-bte-p-13',
    'phonak-ric-30-r',
    'phonak-bte-m-312',
    'danavox-mini-bte-50-312',
  ].map(device),
]

const cheapPhonak = ['phonak-ric-30-312', 'phonak-bte-m-312', 'phonak-ric-30-r'].map(device)
const cheapBernafon = ['bernafon-ric-30-312', 'bernafon-bte-p-13', 'bernafon-kids-bte-13'].map(device)
const dear = ['phonak-ric-90-r', 'danavox-ric-90-r', 'bernafon-ric-90-r'].map(device)

/** What something may cost; the cheapest of several answers come first. */
export const priceWords = [
  ru('слуховой аппарат недорого', cheap),
  ru('недорогой слуховой аппарат', cheap),
  ru('дешевый слуховой аппарат', cheap),
  ru('самый дешёвый аппарат', cheap),
  ru('слуховой аппарат до 200 000', under200),
  ru('аппараты до 200 тыс', under200),
  ru('слуховой аппарат до 150000 тенге', cheap),
  ru('phonak недорого', cheapPhonak),
  ru('фонак до 200000', cheapPhonak),
  ru('бернафон подешевле', cheapBernafon),
  ru('заушный аппарат до 150 тысяч', cheap),
  ru('слуховой аппарат дешевле 200 000', under200),
  ru('бюджетные слуховые аппараты', cheap),
  ru('чехол до 5000', 'accessories:demo-case-soft'),
  ru('аппарат не дороже 150 тыс тг', cheap),
  ru('слуховой апарат до 200 тысяч', under200),
  ru('дорогие слуховые аппараты', dear),
  kk('арзан есту аппараты', cheap),
  kk('есту аппараты арзан', cheap),
  kk('200 мыңға дейін', under200),
  kk('200 мыңға дейінгі аппарат', under200),
  kk('есту аппараты 150 000 теңгеге дейін', cheap),
  kk('арзан phonak', cheapPhonak),
  kk('ең арзан аппарат', cheap),
  kk('есту аппараты 200 мынга дейин', under200),
  kk('құлақ аппараты 200000 дейін', under200),
  kk('қымбат емес есту аппараты', cheap),
  kk('фонак 200 мың теңгеге дейін', cheapPhonak),
  kk('5000 теңгеге дейін қап', [...about.cases]),
]
