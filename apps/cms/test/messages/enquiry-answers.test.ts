import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendFeedback } from '../../src/modules/feedback/operations/send-feedback.ts'
import { listMessages, listUntold } from '../../src/modules/messages/operations/list-messages.ts'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import type { Feedback } from '../../src/payload-types.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let mail: Awaited<ReturnType<typeof openMailServer>>
const receptionist = staffUser('clinic', { name: 'Айнұр' })

beforeAll(async () => {
  mail = await openMailServer()
  cms = await openCms({ smtpUrl: mail.url, mailFrom: 'shop@estu.example' })
  await giveConsentTexts(cms.payload)
})
afterAll(async () => {
  await cms.close()
  await mail.close()
})
beforeEach(async () => {
  await cms.payload.db.pool.query('delete from feedback')
  await work()
  mail.received.length = 0
})

const work = () => cms.payload.jobs.run({ limit: 100, queue: mailQueue, silent: true, overrideAccess: true })
const at = { email: 'asel@estu.example', phone: '+77012345678' }

async function enquiry(contactBy: 'email' | 'whatsapp' | 'call'): Promise<string> {
  const form = { topic: 'question' as const, message: 'Батарейка неше күнге жетеді?', name: 'Әсел', contactBy, ...at }
  const sent = await sendFeedback(cms.payload, {
    locale: 'kk',
    key: randomUUID(),
    form: form as never,
    customerId: null,
  })
  const reference = sent.ok ? sent.value.reference : ''
  await work()
  mail.received.length = 0
  const found = await cms.payload.find({
    collection: 'feedback',
    where: { reference: { equals: reference } },
    depth: 0,
    overrideAccess: true,
  })
  return found.docs[0]?.id ?? ''
}

const save = (id: string, data: Partial<Feedback>) =>
  cms.payload.update({ collection: 'feedback', id, data, user: receptionist, depth: 0, overrideAccess: false })
const read = (id: string) => cms.payload.findByID({ collection: 'feedback', id, depth: 0, overrideAccess: true })
const letters = () => mail.received.filter(({ to }) => JSON.stringify(to).includes(at.email))

it('an answer goes by letter in the person’s language, once, and stands in the record with its author', async () => {
  const id = await enquiry('email')
  await save(id, { answer: 'Орта есеппен бір аптаға.\nТүнде тартпасын ашыңыз.', sendAnswer: true })
  await work()
  await save(id, { note: 'Қоңырау шалмаңыз' })
  await work()
  expect(await read(id)).toMatchObject({
    status: 'answered',
    answer: null,
    answers: [{ who: 'Айнұр', way: 'email', words: 'Орта есеппен бір аптаға.\nТүнде тартпасын ашыңыз.' }],
  })
  expect(letters()).toHaveLength(1)
  const [letter] = letters()
  expect(letter?.subject).toMatch(/^F-\S+ өтінішіңізге жауап$/)
  expect(letter?.text).toContain('Сәлеметсіз бе, Әсел!')
  expect(letter?.text).toContain('Түнде тартпасын ашыңыз.')
  expect(letter?.text).not.toContain('неше күнге')
  const req = await createLocalReq({}, cms.payload)
  expect(await listMessages(req, id)).toMatchObject([{ kind: 'feedback-answer', state: 'sent', channel: 'mail' }])
})

it('two answers are two letters, each with its own words, whenever they leave', async () => {
  const id = await enquiry('email')
  await save(id, { answer: 'Бірінші жауап', sendAnswer: true })
  await save(id, { answer: 'Екінші жауап', sendAnswer: true })
  await work()
  const texts = letters().map(({ text }) => text?.match(/(Бірінші|Екінші) жауап/)?.[1])
  expect(texts.toSorted()).toEqual(['Бірінші', 'Екінші'])
})

it.each(['whatsapp', 'call'] as const)('what was answered by %s is kept, and no letter goes', async (way) => {
  const id = await enquiry(way)
  await save(id, { answer: 'Айттық', sendAnswer: true })
  await work()
  expect(await read(id)).toMatchObject({ status: 'answered', answers: [{ way, words: 'Айттық' }] })
  expect(letters()).toEqual([])
})

it('words that are only written are kept and sent to nobody; without words or an address nothing is sent', async () => {
  const id = await enquiry('email')
  await save(id, { answer: 'Жазып жатырмын' })
  await work()
  expect(await read(id)).toMatchObject({ status: 'new', answer: 'Жазып жатырмын', answers: [] })
  const refused = (data: Partial<Feedback>, path: string) =>
    expect(save(id, { ...data, sendAnswer: true })).rejects.toMatchObject({ data: { errors: [{ path }] } })
  await refused({ answer: '  ' }, 'answer')
  await refused({ email: null }, 'email')
  await work()
  expect(letters()).toEqual([])
})

it('given answers are changed by nobody, and a closed enquiry stays closed', async () => {
  const id = await enquiry('email')
  await save(id, { answer: 'Жауап', sendAnswer: true })
  const [given] = (await read(id)).answers ?? []
  await save(id, { status: 'closed', answers: [{ ...given, words: 'Басқа' } as never] })
  await save(id, { answers: [] })
  expect((await read(id)).answers).toEqual([given])
  await save(id, { answer: 'Тағы', sendAnswer: true })
  expect(await read(id)).toMatchObject({ status: 'closed', answers: [{ words: 'Жауап' }, { words: 'Тағы' }] })
})

it('a letter that did not arrive is told on the first page until the enquiry is closed', async () => {
  const id = await enquiry('email')
  await save(id, { answer: 'Жауап', sendAnswer: true })
  await cms.payload.db.pool.query(`update shopper_messages set state = 'failed' where document_id = $1`, [id])
  const req = await createLocalReq({}, cms.payload)
  expect(await listUntold(req)).toMatchObject([{ collection: 'feedback', documentId: id, kind: 'feedback-answer' }])
  await save(id, { status: 'closed' })
  expect(await listUntold(req)).toEqual([])
})
