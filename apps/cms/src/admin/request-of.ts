import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

/** What Payload hands to a component that is rendered on the server. */
export type ServerProps = {
  payload?: Payload
  user?: TypedUser | null
  i18n?: PayloadRequest['i18n']
  initPageResult?: { req: PayloadRequest }
  req?: PayloadRequest
}

/** The request behind a component of the admin: the page's own, or one made for the same user and language. */
export async function requestOf({ payload, user, i18n, initPageResult, req }: ServerProps): Promise<PayloadRequest> {
  const known = initPageResult?.req ?? req
  if (known) return known
  if (!payload) throw new Error('A component of the admin was rendered without Payload.')
  const made = await createLocalReq({ user: user ?? undefined }, payload)
  if (i18n) Object.assign(made, { i18n, t: i18n.t })
  return made
}
