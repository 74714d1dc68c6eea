import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'

type Asked = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>

/** Where somebody without a session signs in, to come back to the screen they asked for; null for everybody else. */
export function signInDoorOf({ initPageResult, params, searchParams }: Asked): string | null {
  if (initPageResult.req.user) return null
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams ?? {}))
    for (const one of [value ?? []].flat()) query.append(name, one)
  const path = ['/admin', ...[params?.segments ?? []].flat()].join('/')
  const asked = query.size > 0 ? `${path}?${query}` : path
  return `/admin/login?redirect=${encodeURIComponent(asked)}`
}

/** Payload does this for its own screens only. */
export function leadToSignIn(view: Asked): void {
  const door = signInDoorOf(view)
  if (door !== null) redirect(door)
}
