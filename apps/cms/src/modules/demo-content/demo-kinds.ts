/**
 * Kinds of demo content in the order in which they go: what shows another piece goes before it, so that nothing is kept
 * because of a piece that goes itself. Synonyms of the search and holidays are vocabulary, which stays.
 */
export const demoKinds = [
  'globals',
  'reviews',
  'faq',
  'promotions',
  'landings',
  'articles',
  'pages',
  'consumables',
  'accessories',
  'implants',
  'devices',
  'services',
  'specialists',
  'branches',
  'brands',
  'videos',
  'media',
] as const

export type DemoKind = (typeof demoKinds)[number]

/** Single documents that are written anew without demo words; the others belong to the law and to the calendar. */
export const demoGlobals = [
  'announcement',
  'home',
  'navigation',
  'organisation',
  'delivery',
  'payments',
  'instalments',
  'sections',
  'legal',
] as const
