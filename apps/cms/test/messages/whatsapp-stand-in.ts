import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { templateKinds, usualTemplateName } from '@estu/domain/contacts/whatsapp-templates'
import type { WhatsappSettings } from '../../src/env.ts'
import { placesOf, readDocumentedTemplates } from './documented-templates.ts'

type Asked = {
  messaging_product?: string
  to?: string
  type?: string
  biz_opaque_callback_data?: string
  template?: { name: string; language: { code: string }; components: { parameters: { text: string }[] }[] }
}

/** What it does with the next requests: what the service does, or what networks and services do on bad days. */
export type Behaviour =
  | 'answers'
  | 'never-answers'
  | 'dies-after-reading'
  | 'dies-in-its-answer'
  | { after: number }
  | { status: number; body: string }

const token = 'token'
const number = '1060000000001'

/** A server that speaks the Cloud API's protocol as far as we use it, with the templates that operators are told of. */
export async function openWhatsapp() {
  const templates = new Map(readDocumentedTemplates().map((one) => [`${one.name} ${one.locale}`, placesOf(one.text)]))
  const taken: { to: string; template: string; language: string; values: string[]; ours: string | undefined }[] = []
  let behaviour: Behaviour = 'answers'
  let asked = 0
  const heard = new Set<() => void>()
  const server = createServer(async (req, res) => {
    const given = (await json(req)) as Asked
    asked += 1
    for (const hear of heard) hear()
    if (behaviour === 'never-answers') return
    if (behaviour === 'dies-after-reading') {
      req.socket.destroy()
      return
    }
    if (behaviour === 'dies-in-its-answer') {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
      res.write('{"messages":[{"id":"wamid', () => req.socket.destroy())
      return
    }
    if (typeof behaviour === 'object' && 'status' in behaviour) {
      res.writeHead(behaviour.status, { 'content-type': 'application/json' })
      res.end(behaviour.body)
      return
    }
    if (typeof behaviour === 'object') await pause(behaviour.after)
    serve(req, res, given)
  })

  function serve(req: IncomingMessage, res: ServerResponse, given: Asked) {
    const { messaging_product, to = '', type, template, biz_opaque_callback_data: ours } = given
    const answer = (status: number, body: object) => {
      res.writeHead(status, { 'content-type': 'application/json' })
      res.end(JSON.stringify(body))
    }
    const refuse = (status: number, code: number) => answer(status, { error: { message: `(#${code})`, code } })
    if (req.headers.authorization !== `Bearer ${token}`) return refuse(401, 190)
    if (req.method !== 'POST' || req.url !== `/v23.0/${number}/messages`) return refuse(400, 100)
    if (messaging_product !== 'whatsapp' || type !== 'template' || !/^77\d{9}$/.test(to)) return refuse(400, 100)
    const places = templates.get(`${template?.name} ${template?.language.code}`)
    const values = (template?.components[0]?.parameters ?? []).map(({ text }) => text)
    if (!template || places === undefined) return refuse(404, 132001)
    if (places !== values.length) return refuse(400, 132000)
    if (values.some((value) => !value || /[\n\t]| {5}/.test(value))) return refuse(400, 100)
    taken.push({ to, template: template.name, language: template.language.code, values, ours })
    const id = `wamid.${taken.length}`
    answer(200, { messaging_product, contacts: [{ input: to, wa_id: to }], messages: [{ id }] })
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const port = await listen(0)
  const settings = (changes: Partial<WhatsappSettings> = {}): WhatsappSettings => ({
    apiUrl: `http://127.0.0.1:${port}/v23.0`,
    phoneNumberId: number,
    token,
    templates: Object.fromEntries(
      templateKinds.map((kind) => [kind, usualTemplateName(kind)]),
    ) as WhatsappSettings['templates'],
    connectMs: 5000,
    answerMs: 5000,
    ...changes,
  })
  return {
    settings,
    /** What it has taken on to deliver. */
    taken,
    /** How many requests it has read. */
    asked: () => asked,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    /** Resolves once it has read another request. */
    nextRequest: () =>
      new Promise<void>((resolve) => {
        const hear = () => {
          heard.delete(hear)
          resolve()
        }
        heard.add(hear)
      }),
    goAway: close,
    comeBack: () => listen(port),
    close,
  }
}
