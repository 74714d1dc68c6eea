import { hostName } from '@estu/domain/paying/pay-link'
import type { PayloadRequest } from 'payload'

/** The sites of banks whose links may be sent to shoppers. */
export async function readPayLinkHosts(req: PayloadRequest): Promise<string[]> {
  const stored = await req.payload.findGlobal({ slug: 'payments', depth: 0, overrideAccess: true, req })
  return (stored.banks ?? []).flatMap(({ host }) => hostName(host) ?? [])
}
