import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { sectionOf } from '@estu/domain/routing/routes'
import type { Navigation } from '@/content/types'

/** The sections of the menu, with the one that `path`, as in Russian, belongs to. */
export const menuSections = ({ sections }: Navigation, locale: Locale, path: string) =>
  sections.map(({ label, href }) => ({
    label,
    href: localisePath(locale, href),
    current: sectionOf(href) === sectionOf(path),
  }))

export type MenuSection = ReturnType<typeof menuSections>[number]
