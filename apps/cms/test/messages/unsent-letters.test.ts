import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sendFeedback } from '../../src/modules/feedback/operations/send-feedback.ts'
import { listUnsent } from '../../src/modules/letters/operations/list-unsent.ts'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let mail: Awaited<ReturnType<typeof openMailServer>>
let admin: Person

beforeAll(async () => {
  mail = await openMailServer()
  cms = await openCms({ smtpUrl: mail.url, mailFrom: 'shop@estu.example' })
  await giveConsentTexts(cms.payload)
  admin = await signIn(cms.payload, 'admin')
})
afterAll(async () => {
  await cms.close()
  await mail.close()
})
beforeEach(async () => {
  await cms.payload.db.pool.query('delete from payload_jobs')
  mail.received.length = 0
})

const work = () => cms.payload.jobs.run({ limit: 100, queue: mailQueue, silent: true, overrideAccess: true })
const sql = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const unsent = async () => listUnsent(await createLocalReq({}, cms.payload))
const change = (act: string, ids: string[], as = admin) =>
  ask(cms, 'POST', 'unsent-letters', { as, body: { act, ids } })

/** An enquiry whose letter was tried as often as letters are, over hours. @returns the number of the enquiry. */
async function giveUp(): Promise<string> {
  const form = { topic: 'question', message: 'Вопрос', name: 'Асель', contactBy: 'email', phone: '' }
  const sent = await sendFeedback(cms.payload, {
    ...{ locale: 'ru', key: randomUUID(), customerId: null },
    form: { ...form, email: 'asel@estu.example' } as never,
  })
  await sql(`update payload_jobs set has_error = true, total_tried = 10, wait_until = now() - interval '1 minute',
    error = '{"message": "letter unreachable 421"}'::jsonb where input->>'kind' = 'feedback-received' and not has_error`)
  await sql(`insert into payload_jobs_log (_order, _parent_id, id, executed_at, completed_at, task_slug, task_i_d, state)
    select tried, job.id, gen_random_uuid(), now(), now(), 'sendMail', '1', 'failed'
    from payload_jobs job, generate_series(1, 10) as tried where has_error
      and not exists (select 1 from payload_jobs_log where _parent_id = job.id)`)
  return sent.ok ? sent.value.reference : ''
}

it('says what each letter is about and why it did not go, the oldest first', async () => {
  const [first, second] = [await giveUp(), await giveUp()]
  const about = { kind: 'feedback-received', collection: 'feedback', reason: 'unreachable' }
  expect(await unsent()).toMatchObject([
    { ...about, reference: first },
    { ...about, reference: second },
  ])
})

it('sends a letter again with all its tries before it, and lists it no more', async () => {
  const [sent, left] = [await giveUp(), await giveUp()]
  const [letter] = await unsent()
  expect((await change('retry', [letter?.id ?? ''])).json).toEqual({ count: 1 })
  expect((await change('retry', [letter?.id ?? ''])).json).toEqual({ count: 0 })
  // What is counted against its tries is forgotten: else the next one would be its last.
  expect(await sql('select 1 from payload_jobs_log where _parent_id = $1', [letter?.id])).toEqual([])
  await work()
  const subjects = mail.received.map(({ subject }) => subject ?? '')
  expect(subjects.filter((subject) => subject.includes(sent))).toHaveLength(1)
  expect((await unsent()).map(({ reference }) => reference)).toEqual([left])
})

it('drops a letter, and nothing that still waits for its turn', async () => {
  const reference = await giveUp()
  const [letter] = await unsent()
  const waiting = await sql(`select id::text from payload_jobs where not coalesce(has_error, false)`)
  const ids = [letter?.id ?? '', ...waiting.map(({ id }) => String(id))]
  expect((await change('drop', ids)).json).toEqual({ count: 1 })
  expect(await unsent()).toEqual([])
  await work()
  expect(mail.received.filter(({ subject }) => subject?.includes(`обращение ${reference} у нас`))).toEqual([])
})

it.each(['order-lost', 'appointment-lost', 'wait-lost', 'staff-lost', 'lost'])(
  'sends nothing for a job of the unknown kind %s, logs it, and lists it once it is given up',
  async (kind) => {
    const reference = await giveUp()
    const [{ about, id } = {}] = await sql(
      `update payload_jobs set input = jsonb_set(input, '{kind}', to_jsonb($1::text)),
      has_error = false, wait_until = null where has_error returning input->>'id' as about, id::text`,
      [kind],
    )
    await sql('delete from payload_jobs where id <> $1', [id])
    const logged = vi.spyOn(cms.payload.logger, 'error')
    await work()
    expect(logged).toHaveBeenCalledWith({ jobId: id, msg: `a letter is not sent, its kind is unknown: ${kind}` })
    logged.mockRestore()
    expect(mail.received).toEqual([])
    const unknown = { kind, collection: null, documentId: about, reference, reason: null }
    expect(await unsent()).toMatchObject([unknown])
  },
)

it('is the administrators’ alone, and takes what it was made for', async () => {
  await giveUp()
  const [letter] = await unsent()
  for (const role of ['clinic', 'editor', 'translator, own language'] as const)
    expect((await change('retry', [letter?.id ?? ''], await signIn(cms.payload, role))).status, role).toBe(404)
  expect((await change('forget', [letter?.id ?? ''])).status).toBe(400)
  expect((await change('retry', ['1'])).status).toBe(400)
  expect(await unsent()).toHaveLength(1)
})
