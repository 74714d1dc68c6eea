import type { Payload } from 'payload'

/** Addresses of the shop's pictures. */
export type BrandPictures = { logo: { light: string; dark: string } | null; icon: string | null }

/** Returns where the shop's logo, for light and for dark surfaces, and its icon stand; null for what it has none of. */
export async function readBrandPictures(payload: Payload): Promise<BrandPictures> {
  const { logo, logoDark, icon } = await payload.findGlobal({ slug: 'brand', depth: 1, overrideAccess: true })
  const light = urlOf(logo)
  return { logo: light ? { light, dark: urlOf(logoDark) ?? light } : null, icon: urlOf(icon) }
}

const urlOf = (picture: unknown): string | null =>
  typeof picture === 'object' && picture !== null && 'url' in picture ? ((picture.url as string | null) ?? null) : null
