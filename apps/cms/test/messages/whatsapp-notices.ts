import { createHmac } from 'node:crypto'

export const webhookSettings = {
  WHATSAPP_VERIFY_TOKEN: 'a-word-that-was-agreed',
  WHATSAPP_APP_SECRET: 'the-secret-of-our-application',
}

const address = 'http://localhost:3001/api/whatsapp/webhook'

type Told = { id: string; status: string; at?: Date; code?: number; ours?: string }

/** What the service posts of messages, in its own words, with what it also tells of who got them. */
export const noticesOf = (told: readonly Told[]) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1020000000001',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '77070000000', phone_number_id: '1060000000001' },
            statuses: told.map(({ id, status, at = new Date(), code, ours }) => ({
              id,
              status,
              timestamp: String(Math.floor(at.getTime() / 1000)),
              recipient_id: '77012345678',
              ...(ours ? { biz_opaque_callback_data: ours } : {}),
              ...(code ? { errors: [{ code, title: 'Message undeliverable' }] } : {}),
            })),
          },
        },
      ],
    },
  ],
})

export const signatureOf = (body: string, secret = webhookSettings.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** A call of the service's, signed as it signs unless a signature is given. */
export function callWith(body: string, signature: string | null = signatureOf(body)): Request {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (signature) headers.set('x-hub-signature-256', signature)
  return new Request(address, { method: 'POST', headers, body })
}

export const questionOf = (query: Record<string, string>) => new Request(`${address}?${new URLSearchParams(query)}`)
