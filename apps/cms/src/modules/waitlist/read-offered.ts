import type { PayloadRequest } from 'payload'
import type { MailJob } from '../messages/index.ts'
import { readWait, type WaitDetails } from './operations/read-wait.ts'

type Offered = { wait: WaitDetails; offer: NonNullable<WaitDetails['offer']> }

/** The offer that a message is about; null where it was answered or ran out before the message's turn came. */
export async function readOffered(
  req: PayloadRequest,
  { id, startsAt }: MailJob<'wait-offer'>,
): Promise<Offered | null> {
  const wait = await readWait(req, id)
  const offer = wait?.offer
  if (!wait || !offer || offer.startsAt !== startsAt || Date.parse(offer.until) <= Date.now()) return null
  return { wait, offer }
}
