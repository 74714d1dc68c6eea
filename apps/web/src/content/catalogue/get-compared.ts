import 'server-only'
import { findProductsBySlug } from '@estu/cms/catalogue/find-products'
import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { cms } from '@/content/payload'
import type { ComparedDevice } from '@/content/types'
import { mapComparedDevice } from './lists/map-listed'

export type Compared = {
  /** In the order they were asked for. */
  devices: ComparedDevice[]
  /** Published in the other language alone. */
  elsewhere: { slug: string; title: string }[]
  /** Published nowhere. */
  missing: string[]
}

/**
 * The hearing aids of a comparison, and what became of those that cannot stand in it. Asked of the database each time:
 * there are more comparisons than anybody could keep.
 * @param slugs four at most
 */
export async function getCompared(locale: Locale, slugs: readonly string[]): Promise<Compared> {
  if (slugs.length === 0) return { devices: [], elsewhere: [], missing: [] }
  const devices = await readDevices(locale, slugs)
  const absent = slugs.filter((slug) => !devices.some((device) => device.slug === slug))
  const others = absent.length > 0 ? await readDevices(otherLocale(locale), absent) : []
  return {
    devices,
    elsewhere: others.map(({ slug, title }) => ({ slug, title })),
    missing: absent.filter((slug) => !others.some((known) => known.slug === slug)),
  }
}

const readDevices = async (locale: Locale, slugs: readonly string[]): Promise<ComparedDevice[]> =>
  (await findProductsBySlug(await cms(), locale, ['devices'], slugs, { withFacts: true })).map(mapComparedDevice)
