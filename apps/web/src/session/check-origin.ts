import 'server-only'
import { readWebEnv } from '@/env'
import { isOwnOrigin } from './own-origin'

/** Whether a form was sent by a page of this site. Every browser names the origin of a POST; what names none is refused. */
export function isSameOrigin(headers: Headers): boolean {
  return isOwnOrigin(headers.get('origin'), headers.get('host'), readWebEnv().webUrl)
}
