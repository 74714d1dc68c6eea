import type { DateFieldServerComponent, PayloadRequest } from 'payload'
import { isClinic } from '../../../access/clinic.ts'
import type { LinkKind } from '../../customer-requests/index.ts'
import { listMessages, type ToldMessage } from '../operations/list-messages.ts'
import { readReadyChannels } from '../operations/ready-channels.ts'
import { type Addressee, isWrittenByHand, shopperMessage } from '../operations/shopper-message.ts'
import { ShopperMessageLink } from './shopper-message-link.tsx'
import { ToldList } from './told-list.tsx'

const linkKinds: Readonly<Record<string, LinkKind>> = { orders: 'order', waitlist: 'wait' }

/** What a shopper was told, and what to write where no channel does, with when somebody did. */
export const ShopperMessage: DateFieldServerComponent = async ({ path, collectionSlug, id, data, req }) => {
  if (id === undefined) return null
  const kind = linkKinds[collectionSlug] ?? 'appointment'
  const addressee = { ...(data as Addressee), id: String(id) }
  const messages = await listMessages(req, addressee.id)
  const toldAt = addressee.toldAt ? new Date(addressee.toldAt) : null
  const byHand = toldAt !== null || (await needsHand(req, addressee, messages))
  return (
    <>
      <ToldList req={req} messages={messages} toldAt={toldAt} />
      {byHand && isClinic(req) && (
        <ShopperMessageLink path={path} message={await shopperMessage(req, kind, addressee)} />
      )}
    </>
  )
}

async function needsHand(req: PayloadRequest, to: Addressee, messages: readonly ToldMessage[]): Promise<boolean> {
  if (messages.some(({ state }) => state === 'unclear' || state === 'failed' || state === 'by-hand')) return true
  return isWrittenByHand(to, await readReadyChannels(req.payload))
}
