import { expect, test } from '@playwright/test'
import pg from 'pg'
import { hiddenFields, post, postSlowly, stored } from './posted-form.ts'
import { readTestEnv } from './test-env.ts'

const { databaseUrl, webUrl } = readTestEnv()

/** Does `work` while PostgreSQL takes no connection to the shop's database and has ended those it had. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await work()
  } finally {
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections true`)
    await client.end()
  }
}

/** The shop once it has found its database again. */
const back = (path: string) =>
  expect.poll(async () => (await fetch(`${webUrl}${path}`)).status, { timeout: 30_000 }).toBe(200)

const person = { name: 'Проба', contactBy: 'sms', phone: '+7 701 234 56 78', email: '', consent: 'yes' }

test('while the database is away nothing typed is lost, nothing is half-stored, nothing is said to be missing', async () => {
  const message = `м${Date.now().toString(36)}`
  const feedback: Record<string, string> = {
    ...(await hiddenFields('/kk/feedback')),
    ...person,
    topic: 'question',
    message,
  }
  const slot: Record<string, string> = { ...(await hiddenFields('/zapisnapriem')), ...person, comment: message }
  await withoutDatabase(async () => {
    for (const [path, fields, sentence] of [
      ['/kk/feedback', feedback, 'Қазір форманы қабылдай алмай тұрмыз'],
      ['/zapisnapriem', slot, 'Сейчас мы не можем принять форму'],
    ] as const) {
      const { status, html } = await postSlowly(path, fields)
      expect(status, path).toBe(503)
      expect(html, path).toContain(sentence)
      expect(html, path).toContain(message)
    }
    for (const path of ['/user', '/kk/user', '/zapisnapriem']) {
      const answer = await fetch(`${webUrl}${path}`, {
        headers: { cookie: `session=${'a'.repeat(43)}` },
        redirect: 'manual',
      })
      expect(answer.status, path).toBeGreaterThanOrEqual(500)
      expect(answer.headers.get('cache-control'), path).toContain('no-store')
      expect(await answer.text(), path).toContain('WhatsApp')
    }
    // What was read before is still there to be read.
    expect((await fetch(`${webUrl}/apparaty`)).status).toBe(200)
  })
  await back('/zapisnapriem')
  const sent = await post('/kk/feedback', feedback)
  expect(sent.status).toBe(303)
  expect(await stored('feedback', { 'where[message][equals]': message })).toHaveLength(1)
})

test('a page kept for the server’s own use is no address, and a body without end is refused', async () => {
  expect((await fetch(`${webUrl}/unsent-form`)).status).toBe(404)
  const headers = { origin: webUrl, 'content-type': 'application/x-www-form-urlencoded' }
  const body = new Blob(['message=', 'а'.repeat(300_000)])
  expect((await fetch(`${webUrl}/feedback`, { method: 'POST', headers, body })).status).toBe(413)
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) })
  const request = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit
  expect(
    await fetch(`${webUrl}/feedback`, request).then(
      ({ status }) => status,
      () => 411,
    ),
  ).toBe(411)
})
