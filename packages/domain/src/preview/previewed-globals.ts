/**
 * Single documents that some page shows, so that they are seen beside their form. Of the holidays a branch shows the
 * coming ones alone, among its hours.
 */
export const previewedGlobals = [
  'home',
  'sections',
  'navigation',
  'organisation',
  'brand',
  'announcement',
  'instalments',
  'delivery',
  'legal',
] as const

export type PreviewedGlobal = (typeof previewedGlobals)[number]

export const isPreviewedGlobal = (slug: string): slug is PreviewedGlobal =>
  previewedGlobals.some((known) => known === slug)
