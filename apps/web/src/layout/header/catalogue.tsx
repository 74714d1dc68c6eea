import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { CataloguePanel } from '@estu/ui/layout/catalogue-panel'
import { Link } from '@/components/link'
import { StaticMarkup } from '@/components/static-markup'
import { getHome } from '@/content/editorial/get-home'
import { translator } from '@/i18n/translator'
import { catalogueSections, drawingOf } from './catalogue-sections'
import type { MenuSection } from './menu-sections'

type Props = { locale: Locale; sections: MenuSection[] }

/** «Каталог»: the sections by their long names, what people come with, and what else the menu has. */
export async function Catalogue({ locale, sections }: Props) {
  const t = translator(locale)
  const { needs } = await getHome(locale)
  const goods = catalogueSections.map(({ key, path }) => ({
    label: t(`catalogue.${key}`),
    note: t(`catalogue.${key}Note`),
    href: localisePath(locale, path),
    drawing: drawingOf(key),
  }))
  return (
    <StaticMarkup>
      <CataloguePanel
        words={{
          catalogue: t('site.catalogue'),
          needs: t('home.needs'),
          more: t('site.more'),
          close: t('site.close'),
        }}
        sections={goods}
        needs={needs.map(({ title, href }) => ({ label: title, href: localisePath(locale, href) }))}
        more={sections.filter(({ href }) => !goods.some((section) => section.href === href))}
        linkAs={Link}
      />
    </StaticMarkup>
  )
}
