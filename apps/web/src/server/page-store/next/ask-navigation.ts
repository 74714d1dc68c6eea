import type { CacheableRequest } from '../cache-key.ts'
import { isForVisit, isPage } from '../cache-lifetime.ts'
import type { NextAnswer } from './next-answer.ts'

type Ask = (request: Pick<CacheableRequest, 'url' | 'headers'>) => Promise<NextAnswer>

/**
 * The data of a page for a navigation within the site. Trap: Next makes it anew for each tap and says that it is one
 * visitor's, whatever it holds; whether it is everybody's, and for how long, its page tells.
 */
export async function askNavigation(ask: Ask, { url, headers }: CacheableRequest): Promise<NextAnswer> {
  const page = await ask({ url: url.replace(/[?&]_rsc$/, ''), headers: {} })
  if (!isPage(page)) return page
  const data = await ask({ url, headers })
  const isData = data.status === 200 && data.headers['content-type']?.startsWith('text/x-component')
  if (!isData || isForVisit(data.headers)) return { ...data, headers: { ...data.headers, 'x-nextjs-prerender': '0' } }
  const lifetime = Object.entries(page.headers).filter(([name]) =>
    /^(cache-control|x-nextjs-(cache|prerender))$/.test(name),
  )
  return { ...data, headers: { ...data.headers, ...Object.fromEntries(lifetime) } }
}
