import 'server-only'
import type { SiteBrand as Stored } from '@estu/cms/types'
import { type BrandLook, readLook } from '@estu/domain/brand/brand-look'
import type { Locale } from '@estu/domain/locale/locales'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { filled, picture, plainWords } from '@/content/map-shared'
import { readGlobal } from '@/content/read'
import type { Photograph } from '@/content/types'
import { readWebEnv } from '@/env'

/** What the shop is called and looks like, in one language. */
export type SiteBrand = {
  name: string
  /** Below the icon of an installed app. */
  shortName: string
  /** A logo for each theme; without one the name is written. */
  logos: { light: Photograph; dark: Photograph; contrast: Photograph } | null
  /** The square that icons are made of: its file, and what changes when it does. */
  icon: { file: string; version: string } | null
  look: BrandLook
}

/**
 * The shop's brand. A shop from before it had one is called as its organisation, and an empty one by its address.
 */
export async function getSiteBrand(locale: Locale): Promise<SiteBrand> {
  'use cache'
  const stored = await readGlobal(locale, 'brand', 1)
  return mapSiteBrand(stored, stored.name ? '' : (await getOrganisation(locale)).name)
}

export function mapSiteBrand(stored: Stored, otherName = ''): SiteBrand {
  const name = plainWords(stored.name) || otherName || new URL(readWebEnv().webUrl).host
  return {
    name,
    shortName: plainWords(stored.shortName) || name,
    logos: logosOf(stored),
    icon: iconOf(stored),
    look: readLook(stored),
  }
}

function logosOf({ logo, logoDark, logoOneColour }: Stored): SiteBrand['logos'] {
  const light = picture(logo)
  if (!light) return null
  const dark = picture(logoDark) ?? light
  return { light, dark, contrast: picture(logoOneColour) ?? dark }
}

function iconOf({ icon }: Stored): SiteBrand['icon'] {
  const stored = filled(icon)
  if (!stored?.filename) return null
  return { file: stored.filename, version: Date.parse(stored.updatedAt).toString(36) }
}
