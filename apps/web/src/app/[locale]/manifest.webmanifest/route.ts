import { isLocale } from '@estu/domain/locale/locales'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { webManifest } from '@/features/offline/web-manifest'

type Context = { params: Promise<{ locale: string }> }

/** What a browser installs: an app in each language, whose window holds the whole site. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return new Response(JSON.stringify(webManifest(locale, await getSiteBrand(locale))), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
