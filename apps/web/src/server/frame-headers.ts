import type { ServerResponse } from 'node:http'
import { splitLocalePath } from '@estu/domain/locale/locales'

/** The admin shows a preview in a frame; nothing else on the site may be framed by anybody. */
export function setFrameHeaders(url: string, res: Pick<ServerResponse, 'setHeader'>, cmsUrl: string): void {
  const preview = splitLocalePath(url).path.startsWith('/preview/')
  res.setHeader('content-security-policy', `frame-ancestors ${preview ? cmsUrl : "'none'"}`)
  if (preview) res.setHeader('x-robots-tag', 'noindex, nofollow')
}
