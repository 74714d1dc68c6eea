/** The parts of the full tier, in their order. */
export const fullTierParts = [
  'timed',
  'timed-integration',
  'benches',
  'drill',
  'first-run',
  'accessibility',
  'pages-1',
  'pages-2',
  'admin',
  'http',
  'audio',
  'content',
  'shopper',
  'site',
  'full-size',
] as const

export type FullTierPart = (typeof fullTierParts)[number]
