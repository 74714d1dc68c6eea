import { type Locale, locales } from '@estu/domain/locale/locales'
import { toSlug } from '@estu/domain/routing/slug'
import { type FieldHook, NotFound } from 'payload'
import { freeSlug } from '../../fields/free-slug.ts'

const marks: Record<Locale, string> = { ru: '(копия)', kk: '(көшірме)' }

type Titles = Partial<Record<Locale, string | null>>

/**
 * Makes a copy's title, address and status from the original's, in both languages at once. Trap: Payload asks a
 * localised field once for each language without saying which one, so this hangs on a field that both languages share
 * and changes its neighbours.
 */
export const prepareCopy: FieldHook = async ({ collection, req, siblingData, value }) => {
  // A copy of what lies in the trash would be born there.
  if (value) throw new NotFound(req.t)
  const copy = siblingData as Record<string, unknown>
  const title = titlesOfCopy(copy.title as Titles | undefined)
  if (title) copy.title = title
  if (copy._status) copy._status = { ru: 'draft', kk: 'draft' }
  if ('firstPublishedAt' in copy) copy.firstPublishedAt = null
  if ('slug' in copy && collection) {
    const wanted = toSlug(title?.ru ?? title?.kk ?? '')
    copy.slug = wanted ? await freeSlug(wanted, collection.slug, undefined, req) : null
  }
  return null
}

function titlesOfCopy(titles: Titles | undefined): Titles | undefined {
  if (typeof titles !== 'object' || titles === null) return undefined
  return Object.fromEntries(
    locales.filter((locale) => titles[locale]).map((locale) => [locale, `${titles[locale]} ${marks[locale]}`]),
  )
}
