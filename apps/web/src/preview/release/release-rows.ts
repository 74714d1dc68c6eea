import 'server-only'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { isPreviewedGlobal } from '@estu/domain/preview/previewed-globals'
import { type Translate, translator } from '@/i18n/translator'
import { globalPath, previewedAddress } from './previewed-path'
import type { OpenRelease } from './read-release'

export type ReleaseRow = {
  key: string
  title: string
  links: { locale: Locale; href: string }[]
  /** Where it shows that has no page of its own; null for what has one. */
  where: string | null
}

/** Everything in a release: the pages that it changes, and where the rest of it shows. */
export function releaseRows({ documents, texts }: OpenRelease, locale: Locale, token: string): ReleaseRow[] {
  const t = translator(locale)
  const pages = documents.map(({ collection, id, titles, path, languages }) => ({
    key: id,
    title: titles[locale] || titles.ru || titles.kk || t('preview.release.untitled'),
    links: path ? linksTo(token, path, languages) : [],
    where: path ? null : whereOf(t, collection),
  }))
  const singles = [...Map.groupBy(texts, ({ global }) => global)].map(([global, own]) => ({
    key: global,
    title: own[0]?.titles[locale] ?? global,
    links: linksTo(
      token,
      pathOfGlobal(global),
      own.map((text) => text.locale),
    ),
    where: whereOf(t, global),
  }))
  return [...pages, ...singles]
}

const linksTo = (token: string, path: string | null, languages: readonly Locale[]) =>
  path === null
    ? []
    : locales
        .filter((locale) => languages.includes(locale))
        .map((locale) => ({ locale, href: previewedAddress(locale, token, path) }))

/** What stands on many pages is seen on the first of them. */
const around = ['home', 'navigation', 'organisation', 'brand', 'announcement']

function pathOfGlobal(global: string): string | null {
  if (around.includes(global)) return '/'
  return isPreviewedGlobal(global) ? globalPath(global) : null
}

const places = {
  faq: (t: Translate) => t('preview.release.where.faq'),
  reviews: (t: Translate) => t('preview.release.where.reviews'),
  sections: (t: Translate) => t('preview.release.where.sections'),
  navigation: (t: Translate) => t('preview.release.where.navigation'),
  organisation: (t: Translate) => t('preview.release.where.organisation'),
  announcement: (t: Translate) => t('preview.release.where.announcement'),
  instalments: (t: Translate) => t('preview.release.where.instalments'),
  delivery: (t: Translate) => t('preview.release.where.delivery'),
  legal: (t: Translate) => t('preview.release.where.legal'),
  holidays: (t: Translate) => t('preview.release.where.holidays'),
}

const whereOf = (t: Translate, place: string): string | null => {
  if (place === 'home') return null
  return place in places ? places[place as keyof typeof places](t) : t('preview.release.where.noAddress')
}
