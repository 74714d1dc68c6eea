import type { Endpoint, PayloadRequest } from 'payload'
import { refuse } from '../../endpoints/responses.ts'
import type { WhatsappWebhook } from '../../env.ts'
import { type DeliveryNotice, readNotices } from './channels/whatsapp/notices/read-notices.ts'
import { isSameWord, isSigned } from './channels/whatsapp/notices/signature.ts'
import { noteDelivery } from './operations/note-delivery.ts'

/** In milliseconds. A notice may be here before the answer to what it is about; after that it is somebody else's message. */
const mayBeEarly = 60_000

const path = '/whatsapp/webhook'
const settingsOf = (req: PayloadRequest) => req.payload.config.custom.whatsappWebhook as WhatsappWebhook | null
const answer = (status: number, body: string | null = null) =>
  new Response(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(body ? { 'content-type': 'text/plain; charset=utf-8' } : {}) },
  })

/** WhatsApp asks once whether the address is ours, with a word that was agreed in its settings. */
const verifying: Endpoint = {
  path,
  method: 'get',
  handler: (req) => {
    const settings = settingsOf(req)
    const asked = req.searchParams
    const challenge = asked.get('hub.challenge') ?? ''
    const knows = settings && isSameWord(asked.get('hub.verify_token') ?? '', settings.verifyToken)
    if (!knows || asked.get('hub.mode') !== 'subscribe' || !/^[\w-]{1,200}$/.test(challenge)) return refuse()
    return answer(200, challenge)
  },
}

/** What became of messages. Nothing of it is logged: names of messages hold the numbers of those who got them. */
const hearing: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const settings = settingsOf(req)
    if (!settings) return refuse()
    const body = new Uint8Array((await req.arrayBuffer?.()) ?? [])
    if (!isSigned(body, req.headers.get('x-hub-signature-256'), settings.appSecret)) return answer(401)
    let isComplete = true
    for (const notice of readNotices(jsonOf(body)))
      if (!(await noteDelivery(req, notice)) && isEarly(notice)) isComplete = false
    // Whatever is not answered with 200 comes again, all of it; what was noted already changes nothing then.
    return answer(isComplete ? 200 : 503)
  },
}

const isEarly = ({ at }: DeliveryNotice) => Date.now() - at.getTime() < mayBeEarly

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

/** `GET` and `POST /api/whatsapp/webhook`: the only addresses of ours that WhatsApp calls. */
export const whatsappWebhook: Endpoint[] = [verifying, hearing]
