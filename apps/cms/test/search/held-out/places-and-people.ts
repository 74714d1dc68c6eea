import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const teachers = [
  'pages:mama-surdopedagog',
  'specialists:surdopedagog-centra',
  'specialists:surdopedagog-samal-2',
  'specialists:surdopedagog-konaev',
]
const fitters = [
  'services:podbor-sluhovogo-apparata',
  ...['centra', 'abaya-52', 'tole-bi-178', 'nauryzbay', 'konaev'].map(
    (place) => `specialists:slukhoprotezist-${place}`,
  ),
]
const surdologists = ['centra', 'tole-bi-178', 'samal-2', 'nauryzbay', 'konaev'].map(
  (place) => `specialists:surdolog-${place}`,
)

/** Addresses, branches and those who work there. */
export const placesAndPeople = [
  ru('абая', 'branches:abaya-52'),
  ru('проспект абая 52', 'branches:abaya-52'),
  ru('толе би', 'branches:tole-bi-178'),
  ru('филиал толе би', 'branches:tole-bi-178'),
  ru('самал', 'branches:samal-2'),
  ru('наурызбайский', 'branches:nauryzbay'),
  ru('шугыла', 'branches:nauryzbay'),
  ru('конаев', 'branches:konaev'),
  ru('филиал в конаеве', 'branches:konaev'),
  ru('жамбыла 12', 'branches:konaev'),
  ru('метро байконур', 'branches:abaya-52'),
  ru('филиалы в алматы', about.branches),
  ru('сурдолог', surdologists),
  ru('сурдопедагог', teachers),
  ru('слухопротезист', fitters),
  ru('лор врач', ['specialists:otorinolaringolog-centra', ...about.doctor]),
  ru('сурдолог конаев', ['specialists:surdolog-konaev', 'branches:konaev']),
  kk('абай даңғылы', 'branches:abaya-52'),
  kk('абай 52 филиал', 'branches:abaya-52'),
  kk('төле би', 'branches:tole-bi-178'),
  kk('самал', 'branches:samal-2'),
  kk('наурызбай', 'branches:nauryzbay'),
  kk('қонаев', 'branches:konaev'),
  kk('жамбыл көшесі', 'branches:konaev'),
  kk('байқоңыр метросы', 'branches:abaya-52'),
  kk('сурдолог', surdologists),
  kk('сурдопедагог', teachers),
  kk('есту протездеу маманы', fitters),
  kk('қонаевтағы сурдолог', ['specialists:surdolog-konaev', 'branches:konaev']),
]
