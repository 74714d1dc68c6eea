/** The ways a query is read; each can be switched off to measure what it adds. */
export const layerNames = [
  'stems',
  'folded',
  'kazakhStems',
  'prefix',
  'fuzzy',
  'partial',
  'layout',
  'homoglyphs',
  'transliteration',
  'synonyms',
  'numbers',
  'otherLanguage',
] as const
export type Layer = (typeof layerNames)[number]
export type Layers = Readonly<Record<Layer, boolean>>

export const allLayers = Object.fromEntries(layerNames.map((name) => [name, true])) as Layers

/**
 * What a layer adds is what is missed without it; for tests.
 * @internal
 */
export const withoutLayer = (layer: Layer): Layers => ({ ...allLayers, [layer]: false })
