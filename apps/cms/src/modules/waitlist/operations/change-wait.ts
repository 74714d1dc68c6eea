import { mostUnanswered } from '@estu/domain/appointments/waiting/offer-times'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../../../database/lock-row.ts'
import type { Waitlist } from '../../../payload-types.ts'
import type { OfferOutcome } from '../offer-fields.ts'

/** Keeps a wait to this transaction and reads it as it is then. */
export async function lockWait(req: PayloadRequest, id: string): Promise<Waitlist | null> {
  await lockRow(req, 'waitlist', id)
  return req.payload.findByID({
    collection: 'waitlist',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
}

type Change = Partial<Pick<Waitlist, 'status' | 'offers' | 'offerStartsAt' | 'offerUntil'>> & { visit?: string }

export async function updateWait(req: PayloadRequest, id: string, data: Change, author: string, told?: string) {
  return req.payload.update({
    collection: 'waitlist',
    id,
    data,
    depth: 0,
    context: { author, told: told ? [told] : [] },
    overrideAccess: true,
    req,
  })
}

/** What an answer, or none, makes of a wait. Nobody is asked for ever who does not answer. */
export function closeOffer({ offers }: Waitlist, outcome: OfferOutcome) {
  const closed = (offers ?? []).map((offer) => (offer.outcome === 'open' ? { ...offer, outcome } : offer))
  const lately = closed.slice(-mostUnanswered)
  const isSilent = lately.length === mostUnanswered && lately.every((offer) => offer.outcome === 'unanswered')
  return { offers: closed, status: isSilent ? ('over' as const) : ('waiting' as const) }
}
