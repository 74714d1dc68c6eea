import type { Addressee } from '@estu/domain/contacts/message-channel'
import type { PayloadRequest } from 'payload'
import { collectionOf, type MailJob, type MessageKind } from '../mail-kinds.ts'

/** Where a shopper is reached; null when the order or visit is gone, or who it was has been taken out. */
export async function readAddressee(
  req: PayloadRequest,
  { kind, id }: MailJob<MessageKind>,
): Promise<Addressee | null> {
  const found = await req.payload.findByID({
    collection: collectionOf(kind),
    id,
    depth: 0,
    disableErrors: true,
    select: { contactBy: true, phone: true, email: true },
    overrideAccess: true,
    req,
  })
  return found && (found.phone || found.email) ? found : null
}
