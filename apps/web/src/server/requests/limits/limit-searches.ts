import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Locale, localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { clientHeader } from '@estu/domain/requests/internal-headers'
import { createTranslator } from 'next-intl'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import kk from '../../../../messages/kk.json' with { type: 'json' }
import ru from '../../../../messages/ru.json' with { type: 'json' }
import { plainPageStyle } from '../../errors/plain-page-style.ts'
import { searchOf } from '../normalize-query.ts'

/** Requests a minute of one client, who may be a whole office; a person reads results slower, and types slower. */
export const searchesAMinute = { results: 60, models: 60, suggestions: 300 } as const

/**
 * Each search costs the database more than a page costs us, and no two queries need be alike: whoever asks faster than
 * people do waits. Counted in this process alone; nothing is kept.
 * @returns true when the request was answered here.
 */
export function limitSearches(): (req: IncomingMessage, res: ServerResponse) => Promise<boolean> {
  const limiters = {
    results: new RateLimiterMemory({ points: searchesAMinute.results, duration: 60 }),
    models: new RateLimiterMemory({ points: searchesAMinute.models, duration: 60 }),
    suggestions: new RateLimiterMemory({ points: searchesAMinute.suggestions, duration: 60 }),
  }
  return async (req, res) => {
    const kind = searchOf(req.url ?? '/')
    if (!kind) return false
    try {
      await limiters[kind].consume(String(req.headers[clientHeader] ?? 'unknown'))
      return false
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      refuse(req, res, Math.ceil(refused.msBeforeNext / 1000))
      return true
    }
  }
}

function refuse(req: IncomingMessage, res: ServerResponse, seconds: number): void {
  const { locale } = splitLocalePath(req.url ?? '/')
  const isPage = searchOf(req.url ?? '/') !== 'suggestions'
  res.statusCode = 429
  res.setHeader('retry-after', String(Math.max(seconds, 1)))
  res.setHeader('cache-control', 'no-store')
  res.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json')
  res.end(isPage ? page(locale) : '{"error":"too-many"}')
}

function page(locale: Locale): string {
  const t = createTranslator({ locale, messages: locale === 'kk' ? kk : ru, timeZone: 'Asia/Almaty' })
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${t('search.tooMany')}</title>
<body style="${plainPageStyle}">
<h1>${t('search.tooMany')}</h1><p>${t('search.tooManyText')}</p>
<p><a href="${localisePath(locale, '/')}">${t('site.home')}</a></p>`
}
