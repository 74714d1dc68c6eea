import { templateKinds, usualTemplateName } from '@estu/domain/contacts/whatsapp-templates'
import { locales } from '@estu/domain/locale/locales'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TemplateMessage, whatsappChannel } from '../../src/modules/messages/channels/whatsapp/whatsapp-channel.ts'
import { placesOf, readDocumentedTemplates } from './documented-templates.ts'
import { hearingIn } from './hearing-words.ts'
import { type Behaviour, openWhatsapp } from './whatsapp-stand-in.ts'

let whatsapp: Awaited<ReturnType<typeof openWhatsapp>>
const message: TemplateMessage = {
  to: '+77012345678',
  kind: 'order-changed',
  locale: 'kk',
  values: ['Асель', 'E-1234-5678', 'Тапсырыс\n жолға  шықты.', 'http://localhost:3000/kk/order/x'],
}
const refusal = (status: number, code: number): Behaviour => ({ status, body: JSON.stringify({ error: { code } }) })

beforeAll(async () => {
  whatsapp = await openWhatsapp()
})
afterAll(() => whatsapp.close())
beforeEach(() => {
  whatsapp.behave('answers')
  whatsapp.taken.length = 0
})
const send = (changes = {}) => whatsappChannel(whatsapp.settings(changes)).send(message, 'any')

it('a template is sent in the reader’s language, each place of it one line, and its name there is kept', async () => {
  expect(await send()).toEqual({ state: 'sent', remoteId: 'wamid.1' })
  expect(whatsapp.taken).toEqual([
    {
      to: '77012345678',
      template: 'estu_order_changed',
      language: 'kk',
      values: ['Асель', 'E-1234-5678', 'Тапсырыс жолға шықты.', 'http://localhost:3000/kk/order/x'],
      ours: 'any',
    },
  ])
})

it('a slow answer is waited for', async () => {
  whatsapp.behave({ after: 300 })
  expect(await send()).toMatchObject({ state: 'sent' })
})

it.each<[string, Behaviour]>([
  ['never answers', 'never-answers'],
  ['dies after reading', 'dies-after-reading'],
  ['dies in its answer', 'dies-in-its-answer'],
])('is unclear where the other side %s', async (_what, behaviour) => {
  whatsapp.behave(behaviour)
  const before = whatsapp.asked()
  expect(await send({ answerMs: 300 })).toEqual({ state: 'unclear', reason: 'no-answer', detail: null })
  expect(whatsapp.asked()).toBe(before + 1)
})

it.each<[string, Behaviour]>([
  ['a page instead of an answer', { status: 200, body: '<html>' }],
  ['an answer without a message', { status: 200, body: '{"messages":[]}' }],
  ['a fault of what stands in front', { status: 502, body: '<html>Bad gateway' }],
  [
    'more than any answer has',
    { status: 200, body: JSON.stringify({ messages: [{ id: 'x' }], pad: 'x'.repeat(70_000) }) },
  ],
])('is unclear after %s', async (_what, behaviour) => {
  whatsapp.behave(behaviour)
  expect(await send()).toMatchObject({ state: 'unclear' })
})

it.each<[string, Behaviour, string]>([
  ['429', { status: 429, body: '' }, 'HTTP 429'],
  ['429 with its code', refusal(429, 130429), '130429'],
  ['the application’s limit', refusal(400, 4), '4'],
  ['the account’s limit', refusal(400, 80007), '80007'],
  ['the number’s limit', refusal(400, 130429), '130429'],
  ['a fault that it tells of itself', refusal(503, 131016), '131016'],
])('is tried again after %s', async (_what, behaviour, detail) => {
  whatsapp.behave(behaviour)
  expect(await send()).toEqual({ state: 'waiting', reason: 'busy', detail })
})

it.each<[string, Behaviour, string]>([
  ['a number without the messenger', refusal(400, 131026), 'refused-address'],
  ['a template that is not there', refusal(404, 132001), 'refused-template'],
  ['an unpaid account', refusal(400, 131042), 'refused-account'],
  ['a right that is missing', refusal(403, 200), 'refused-account'],
  ['anything else', refusal(400, 131008), 'refused-other'],
  ['a page that says no', { status: 403, body: '<html>' }, 'refused-account'],
  ['an address that has moved', { status: 302, body: '' }, 'refused-other'],
])('fails for good after %s', async (_what, behaviour, reason) => {
  whatsapp.behave(behaviour)
  expect(await send()).toMatchObject({ state: 'failed', reason })
})

it('a token that is refused is told from all else', async () => {
  expect(await send({ token: 'old' })).toEqual({ state: 'failed', reason: 'refused-account', detail: '190' })
})

it('where nobody listens nothing was sent, and it is tried again', async () => {
  await whatsapp.goAway()
  expect(await send()).toEqual({ state: 'waiting', reason: 'unreachable', detail: null })
  await whatsapp.comeBack()
  expect(await send()).toMatchObject({ state: 'sent' })
})

it('a server that does not finish the handshake has been told nothing', async () => {
  // It speaks no TLS: the first bytes of the handshake are all that it gets.
  const apiUrl = whatsapp.settings().apiUrl.replace('http:', 'https:')
  const before = whatsapp.asked()
  expect(await send({ apiUrl })).toMatchObject({ state: 'waiting', reason: 'unreachable' })
  expect(whatsapp.asked()).toBe(before)
})

const documented = readDocumentedTemplates()

it('operators are told of every template in both languages, by the name it is asked for', () => {
  const expected = templateKinds.flatMap((kind) =>
    locales.map((locale) => `${kind} ${usualTemplateName(kind)} ${locale}`),
  )
  expect(documented.map(({ kind, name, locale }) => `${kind} ${name} ${locale}`).toSorted()).toEqual(
    expected.toSorted(),
  )
})

it.each(documented)('$name ($locale) says nothing of hearing, and neither begins nor ends with a place', ({ text }) => {
  expect(hearingIn(text)).toBeNull()
  expect(text).not.toMatch(/^\{\{|\}\}[^\p{L}]*$/u)
  expect(placesOf(text)).toBeGreaterThanOrEqual(3)
})
