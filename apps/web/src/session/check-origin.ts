import 'server-only'
import { readWebEnv } from '@/env'

/**
 * Whether a form was sent by a page of this site. Every browser names the origin of a POST; what names none, or
 * `null`, or another port, is refused.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  return origin === new URL(readWebEnv().webUrl).origin || new URL(origin).host === headers.get('host')
}
