import { hiddenFields, post, stored } from '../../e2e/support/posted-form.ts'
import { back, withoutDatabase } from '../../e2e/support/shop/without-database.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { expect, test } from '../support/test.ts'

const { webUrl } = readTestEnv()

const person = { name: 'Проба', contactBy: 'sms', phone: '+7 701 234 56 78', email: '', consent: 'yes' }

test('while the database is away nothing typed is lost, nothing is half-stored, nothing is said to be missing', async () => {
  const message = `м${Date.now().toString(36)}`
  const feedback: Record<string, string> = {
    ...(await hiddenFields('/kk/feedback')),
    ...person,
    topic: 'question',
    message,
  }
  const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { id: string }[]
  const cookie = `cart=c${battery?.id.replaceAll('-', '')}x1`
  const order: Record<string, string> = {
    ...(await hiddenFields('/cart/checkout', cookie)),
    ...person,
    receiving: 'pickup',
    paying: 'at_pickup',
    branch: 'any',
    comment: message,
  }
  const kazakh = await hiddenFields('/kk/cart/checkout', cookie)
  expect((await fetch(`${webUrl}/apparaty`)).status).toBe(200)
  await withoutDatabase(async () => {
    for (const [path, fields, sentence] of [
      ['/kk/feedback', feedback, 'Қазір форманы қабылдай алмай тұрмыз'],
      // This page itself needs the database: what was typed comes on a page of its own.
      ['/cart/checkout', order, 'Отправить ещё раз'],
      ['/kk/cart/checkout', { ...order, consentText: kazakh.consentText ?? '' }, 'Қайта жіберу'],
    ] as const) {
      const { status, html } = await post(path, fields, { origin: webUrl, cookie })
      expect(status, path).toBe(503)
      expect(html, path).toContain(sentence)
      expect(html, path).toContain(message)
    }
    for (const path of ['/user', '/kk/user', '/kk/cart']) {
      const answer = await fetch(`${webUrl}${path}`, {
        headers: { cookie: `${cookie}; session=${'a'.repeat(43)}` },
        redirect: 'manual',
      })
      expect(answer.status, path).toBeGreaterThanOrEqual(500)
      expect(answer.headers.get('cache-control'), path).toContain('no-store')
      expect(await answer.text(), path).toContain('WhatsApp')
    }
    // An address that nobody asked for before may be somebody's page.
    expect((await fetch(`${webUrl}/articles/${message.slice(1)}`)).status).toBeGreaterThanOrEqual(500)
    // What was read before is still there to be read.
    expect((await fetch(`${webUrl}/apparaty`)).status).toBe(200)
  })
  await back('/zapisnapriem')
  const sent = await post('/kk/feedback', feedback)
  expect(sent.status).toBe(303)
  expect(await stored('feedback', { 'where[message][equals]': message })).toHaveLength(1)
})
