import { isLocale } from '@estu/domain/locale/locales'
import { readWebEnv } from '@/env'
import { messagesOf } from '@/i18n/translator'

type Context = { params: Promise<{ file: string }> }

/** The interface words of a language: `/api/messages/{locale}.json`, cached for the specification's 24 hours. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [locale, extension, ...rest] = (await params).file.split('.')
  if (!isLocale(locale) || extension !== 'json' || rest.length > 0) {
    return Response.json({ error: 'unknown-locale' }, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  const caching = readWebEnv().development ? 'no-cache' : 'public, max-age=86400'
  return Response.json(messagesOf(locale), { headers: { 'cache-control': caching } })
}
