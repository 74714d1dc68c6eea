import { isLocale } from '@estu/domain/locale/locales'
import { getCaptions } from '@/content/editorial/get-captions'

type Context = { params: Promise<{ locale: string; id: string }> }

/** A film's captions in one language, as WebVTT. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, id } = await params
  const captions = isLocale(locale) && /^[0-9a-f-]{36}$/.test(id) ? await getCaptions(locale, id) : null
  if (!captions) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(captions, {
    headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
  })
}
