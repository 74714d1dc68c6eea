import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { isSlug } from '@estu/domain/routing/slug'
import { getDevice } from './get-device'
import { getSupply } from './get-supply'
import type { ModelSection } from './search-models'

/** A model that supplies are looked for. */
export type ChosenModel = {
  section: ModelSection
  id: string
  slug: string
  title: string
  brand: { slug: string; name: string } | null
}

/** The model of an address, or null where it names none that is published in this language. */
export async function getModel(locale: Locale, section: ModelSection, slug: unknown): Promise<ChosenModel | null> {
  if (!isSlug(slug)) return null
  const model = await (section === 'devices' ? getDevice(locale, slug) : getSupply(locale, 'implants', slug))
  return model && { ...model, section }
}
