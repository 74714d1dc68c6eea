import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionKeys } from '@estu/domain/routing/sections'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import type { SectionsSeo } from '@/content/editorial/get-section-seo'
import { siteUrl } from '@/lib/metadata/site-url'
import { sectionWords } from '@/lib/sections/section-words'

/** The sections as a search engine lists them; where nothing was written for it, by their own words. */
export async function SearchResults({ locale, sections }: { locale: Locale; sections: SectionsSeo }) {
  const { name } = await getSiteBrand(locale)
  return (
    <div className="page page-head stack">
      {sectionKeys.map((key) => {
        const { path } = routes[key]
        const own = sectionWords(locale, path)
        const url = siteUrl(localisePath(locale, path))
        return (
          <section key={key} className="stack stack--tight">
            <p className="small muted">{url}</p>
            <h2 className="h3">
              <a className="link" href={url}>
                {sections[key].title || `${own?.title} · ${name}`}
              </a>
            </h2>
            <p>{sections[key].description || own?.summary}</p>
          </section>
        )
      })}
    </div>
  )
}
