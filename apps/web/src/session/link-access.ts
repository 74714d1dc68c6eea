import 'server-only'
import type { LinkKind } from '@estu/cms/customer-requests/personal-links'
import { isLinkOver } from '@estu/domain/orders/links/link-term'
import { isConfirmed } from './confirmed-links'
import { currentCustomer } from './session'

/** How much of an order or a visit its link opens: all of it, how it stands alone, or nothing any more. */
export type LinkAccess = 'whole' | 'status' | 'expired'

type Linked = { id: string; customerId: string | null; endedAt: string | null }

/** The owner of the account it belongs to sees it without a term; others have to have shown once that it is theirs. */
export async function accessTo(
  kind: LinkKind,
  { id, customerId, endedAt }: Linked,
  cookies: ReadonlyMap<string, string>,
): Promise<LinkAccess> {
  if (customerId && (await currentCustomer(cookies))?.id === customerId) return 'whole'
  if (isLinkOver(endedAt, new Date())) return 'expired'
  return isConfirmed(cookies, kind, id) ? 'whole' : 'status'
}

/** A visit is over when its time is, whatever became of it. */
export const visitAccess = (
  visit: Omit<Linked, 'endedAt'> & { endsAt: string },
  cookies: ReadonlyMap<string, string>,
) => accessTo('appointment', { ...visit, endedAt: visit.endsAt }, cookies)
