import type { DateFieldServerComponent } from 'payload'
import { type Addressee, shopperMessage } from '../operations/shopper-message.ts'
import { ShopperMessageLink } from './shopper-message-link.tsx'

/** What to write to a shopper who waits for their link in a messenger, and when somebody did. */
export const ShopperMessage: DateFieldServerComponent = ({ path, collectionSlug, id, data, req }) => {
  const kind = collectionSlug === 'orders' ? 'order' : 'appointment'
  const message = id === undefined ? null : shopperMessage(req, kind, { ...(data as Addressee), id: String(id) })
  return <ShopperMessageLink path={path} message={message} />
}
