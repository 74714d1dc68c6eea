import { isLocale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { translator } from '@/i18n/translator'
import { siteUrl } from '@/lib/metadata/site-url'
import { escapeXml } from '@/lib/xml/escape-xml'

type Context = { params: Promise<{ locale: string }> }

/** Lets a browser search the site from its own address line. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const t = translator(locale)
  const { shortName } = await getSiteBrand(locale)
  const results = `${siteUrl(localisePath(locale, routes.search.path))}?q={searchTerms}`
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(shortName)}</ShortName>
  <Description>${t('search.openSearch')}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${locale}</Language>
  <Image height="16" width="16" type="image/svg+xml">${siteUrl('/icon.svg')}</Image>
  <Url type="text/html" template="${results}"/>
</OpenSearchDescription>
`
  return new Response(description, {
    headers: {
      'content-type': 'application/opensearchdescription+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
