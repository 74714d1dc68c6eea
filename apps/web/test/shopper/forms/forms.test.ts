import { request } from 'node:http'
import { freshFields, hiddenFields, post, stored } from '../../../e2e/support/posted-form.ts'
import { readTestEnv } from '../../../e2e/support/test-env.ts'
import { expect, step, test } from '../../support/test.ts'

const { webUrl } = readTestEnv()
const mark = () => `м${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
const person = { name: 'Проба', contactBy: 'sms', phone: '+7 701 234 56 78', email: '', consent: 'yes' }
const withMessage = async (message: string) =>
  (await stored('feedback', { 'where[message][equals]': message })) as { reference: string }[]

test('a message is stored once for its key, however often it is sent', async () => {
  const message = mark()
  const fields: Record<string, string> = { ...(await hiddenFields('/feedback')), ...person, topic: 'question', message }
  const first = await post('/feedback', fields)
  const others = await Promise.all(Array.from({ length: 5 }, () => post('/feedback', fields)))
  expect(new Set([first, ...others].map(({ status, location }) => `${status} ${location}`)).size).toBe(1)
  expect(await withMessage(message)).toHaveLength(1)
  const changed = await post('/feedback', { ...fields, message: `${message} иначе` })
  expect(changed.status).toBe(422)
  expect(changed.html).toContain('Вы уже отправили эту форму, но с другими данными')
})

test('what no page of this site sent has no effect', async () => {
  const message = mark()
  const fields: Record<string, string> = { ...(await hiddenFields('/feedback')), ...person, topic: 'question', message }
  const sibling = new URL(webUrl)
  sibling.port = String(Number(sibling.port) + 1)
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: sibling.origin },
    { origin: webUrl, 'content-type': 'text/plain' },
  ] as Record<string, string>[]) {
    const { status } = await post('/feedback', fields, headers)
    expect(status, JSON.stringify(headers)).toBeGreaterThanOrEqual(400)
  }
  expect(await withMessage(message)).toEqual([])
})

test('nobody is led to another site after signing in', async () => {
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\tevil', '/kk//evil.example']) {
    const { html, location } = await post(`/auth/sign-in?next=${encodeURIComponent(next)}`, {
      email: 'a@example.kz',
      password: 'нет',
    })
    expect(location).toBe('')
    expect(html).toContain('не подходят')
  }
})

test('a form that is not a person’s, is wrong or has more than its fields is refused, or loses what it may not say', async () => {
  await step('machines are kept out: a filled trap, a form sent at once, a made-up or a too old one', async () => {
    const message = mark()
    const fields: Record<string, string> = {
      ...(await hiddenFields('/feedback')),
      ...person,
      topic: 'question',
      message,
    }
    expect((await post('/feedback', { ...fields, website: 'x' })).status).toBe(303)
    const quick = await post('/feedback', { ...fields, ...(await freshFields('/feedback')) })
    expect([quick.status, quick.html]).toEqual([422, expect.stringContaining('Форма отправилась слишком быстро')])
    expect(quick.html).toContain(message)
    for (const opened of [
      '',
      '1',
      `${Date.now()}.forged`,
      `${Date.now() - 30 * 3_600_000}.${fields.openedAt?.split('.')[1]}`,
    ]) {
      const { status, html } = await post('/feedback', { ...fields, openedAt: opened })
      expect(status).toBe(422)
      expect(html).toContain('Форма была открыта слишком долго')
      // Nothing typed is lost.
      expect(html).toContain(message)
    }
    expect(await withMessage(message)).toEqual([])
  })

  await step(
    'bad input gets a sentence in the visitor’s language beside its field, and what was typed stays',
    async () => {
      const hidden = await hiddenFields('/kk/feedback')
      const good = { ...hidden, ...person, topic: 'question', message: 'Сәлем, сұрағым бар' }
      const cases: [Record<string, string>, string][] = [
        [{ name: 'я'.repeat(5000) }, 'Тым ұзын, қысқартыңыз'],
        [{ name: '' }, 'Осы өрісті толтырыңыз'],
        [{ name: '12345' }, 'Атыңызды әріппен жазыңыз'],
        [{ phone: '+1 202 555 0100' }, 'Бұл басқа елдің нөмірі'],
        [{ phone: '701 234' }, 'Нөмірді тексеріңіз'],
        [{ contactBy: 'email', email: 'нет' }, 'Пошта мекенжайын тексеріңіз'],
        [{ contactBy: 'pigeon' }, 'Бір нұсқаны таңдаңыз'],
        [{ topic: '__proto__' }, 'Бір нұсқаны таңдаңыз'],
        [{ message: 'о'.repeat(4001) }, 'Тым ұзын, қысқартыңыз'],
        [{ consent: '' }, 'Келісіміңізсіз форманы қабылдай алмаймыз'],
      ]
      for (const [wrong, sentence] of cases) {
        const { status, html } = await post('/kk/feedback', { ...good, ...wrong })
        expect(status, sentence).toBe(422)
        expect(html.includes(sentence), sentence).toBe(true)
        expect(html.includes('Сәлем, сұрағым бар') || 'message' in wrong, sentence).toBe(true)
      }
    },
  )

  await step('every other field a sender adds is thrown away', async () => {
    const message = mark()
    const extra: Record<string, string> = {
      id: '00000000-0000-4000-8000-000000000000',
      reference: 'F-EVIL-EVIL',
      status: 'closed',
      customer: '00000000-0000-4000-8000-000000000001',
      branch: '00000000-0000-4000-8000-000000000002',
      language: 'xx',
      note: 'чужая заметка',
      history: 'чужая история',
      createdAt: '2001-01-01T00:00:00Z',
      updatedAt: '2001-01-01T00:00:00Z',
      role: 'admin',
      'history[0][who]': 'evil',
      __proto__polluted: '1',
      'constructor.prototype.x': '1',
    }
    const fields = { ...(await hiddenFields('/feedback')), ...person, topic: 'question', message, ...extra }
    expect((await post('/feedback', fields)).status).toBe(303)
    const [kept] = await stored('feedback', { 'where[message][equals]': message })
    const text = JSON.stringify(kept)
    expect(kept).toMatchObject({ status: 'new', language: 'ru' })
    expect(kept?.customer ?? null).toBeNull()
    expect(kept?.branch ?? null).toBeNull()
    for (const value of ['EVIL', 'чужая', 'evil', '2001-01-01', 'polluted'])
      expect(text.includes(value), value).toBe(false)
  })

  await step('nobody agrees to words they were not shown', async () => {
    const message = mark()
    const fields = { ...(await hiddenFields('/kk/feedback')), ...person, topic: 'question', message }
    const { status, html } = await post('/kk/feedback', { ...fields, consentText: 'earlier-words' })
    expect(status).toBe(422)
    expect(html).toContain('келісім мәтіні өзгерді')
    expect(html).toContain(message)
    expect(/<input[^>]*id="consent"[^>]*>/.exec(html)?.[0]).not.toContain('checked')
    expect(await withMessage(message)).toEqual([])
  })

  await step('a browser’s own code is answered in data, and a stranger’s form is nobody’s', async () => {
    const headers = { origin: webUrl, accept: 'application/json' }
    const fields: Record<string, string> = {
      ...(await hiddenFields('/feedback')),
      ...person,
      topic: 'question',
      message: mark(),
    }
    const quick = await post('/feedback', { ...fields, ...(await freshFields('/feedback')) }, headers)
    expect(JSON.parse(quick.html)).toEqual({ status: 'later' })
    const foreign = await post('/feedback', { ...fields, formOwner: '00000000-0000-4000-8000-000000000000' }, headers)
    expect(foreign.status).toBe(401)
    expect(JSON.parse(foreign.html)).toMatchObject({ status: 'refused', problem: 'signed-out' })
  })

  await step('a page kept for the server’s own use is no address, and a body without end is refused', async () => {
    expect((await fetch(`${webUrl}/form-unavailable`)).status).toBe(404)
    const headers = { origin: webUrl, 'content-type': 'application/x-www-form-urlencoded' }
    const body = `message=${'a'.repeat(500_000)}`
    expect((await fetch(`${webUrl}/feedback`, { method: 'POST', headers, body })).status).toBe(413)
    const endless = await new Promise<number | undefined>((resolve, reject) => {
      const chunked = { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' } }
      const sent = request(`${webUrl}/feedback`, chunked, ({ statusCode }) => resolve(statusCode))
      sent.on('error', reject).end('message=a')
    })
    expect(endless).toBe(411)
    const many = `${'a&'.repeat(10_000)}b`
    expect((await fetch(`${webUrl}/feedback`, { method: 'POST', headers, body: many })).status).toBe(413)
  })
})

test('a cart and a booking take nothing that cannot be had, and tell of a price that changed', async () => {
  await step(
    'a cart takes no quantity that cannot be ordered, and no product that is not for sale becomes an order',
    async () => {
      const shelf = await (await fetch(`${webUrl}/raskhodniki`)).text()
      const href = /href="(\/raskhodniki\/[^"]+)"/.exec(shelf)?.[1] ?? ''
      const page = await (await fetch(`${webUrl}${href}`)).text()
      const product = /name="product" value="([^"]+)"/.exec(page)?.[1] ?? ''
      const add = await post('/cart', { intent: 'add', section: 'consumables', product })
      expect(add.status).toBe(303)
      const cookie = add.cookies[0]?.split(';')[0] ?? ''
      for (const quantity of ['-1', '1000000000', '1.5', 'x', '21', '']) {
        const { status, html } = await post('/cart', { intent: 'set', product, quantity }, { origin: webUrl, cookie })
        expect(status, quantity).toBe(422)
        expect(html).toContain('Нужно целое число от 1 до 20')
      }
      const none = await post('/cart', { intent: 'set', product, quantity: '0' }, { origin: webUrl, cookie })
      expect(none.cookies[0]).toContain('Max-Age=0')

      const unknown = 'cart=c00000000000040008000000000000000x1'
      const hidden = await hiddenFields('/cart/checkout', unknown)
      const branch = /name="branch"[^>]*value="([^"]+)"/.exec(
        await (await fetch(`${webUrl}/cart/checkout`, { headers: { cookie } })).text(),
      )?.[1]
      const fields = {
        ...hidden,
        ...person,
        receiving: 'pickup',
        branch: branch ?? '',
        paying: 'at_pickup',
        intent: 'place',
        seenTotal: '0',
      }
      const refused = await post('/cart/checkout', fields, { origin: webUrl, cookie: unknown })
      expect(refused.status).toBe(422)
      expect(refused.html).toContain('больше не продаётся')
      const forged = await post(
        '/cart/checkout',
        { ...fields, ...(await hiddenFields('/cart/checkout', cookie)), intent: 'place', seenTotal: '1' },
        { origin: webUrl, cookie },
      )
      expect(forged.status).toBe(422)
      expect(forged.html).toContain('Сумма изменилась')
    },
  )

  await step('the cart tells of a price that changed, and when it is full', async () => {
    const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { id: string; priceKzt: number }[]
    const product = battery?.id ?? ''
    const cart = async (cookie: string, path = '/cart') =>
      (await fetch(`${webUrl}${path}`, { headers: { cookie } })).text()
    const line = (seen: number) => `cart=c${product.replaceAll('-', '')}x1p${seen}`
    expect(await cart(line(battery?.priceKzt ?? 0))).not.toContain('Цена изменилась')
    expect(await cart(line(7))).toContain('она была 7')
    expect(await cart(line(7), '/kk/cart')).toContain('7\u00a0₸ болған')
    // Taken from a page, the price shown there goes along.
    const added = await post('/cart', { intent: 'add', section: 'consumables', product, seen: '9' })
    expect(await cart(added.cookies[0]?.split(';')[0] ?? '')).toContain('она была 9')
    const full = Array.from({ length: 30 }, (_, index) => `a${String(index).padStart(32, '0')}x1`).join('.')
    const refused = await post(
      '/cart',
      { intent: 'add', section: 'consumables', product },
      { origin: webUrl, cookie: `cart=${full}` },
    )
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('В корзине уже 30 разных товаров')
  })

  await step('a taken, past or invented time is refused with a sentence', async () => {
    const html = await (await fetch(`${webUrl}/zapisnapriem`)).text()
    const service = /service=([0-9a-f-]{36})/.exec(html)?.[1] ?? ''
    const branches = await (await fetch(`${webUrl}/zapisnapriem?service=${service}`)).text()
    const branch = /branch=([0-9a-f-]{36})/.exec(branches)?.[1] ?? ''
    const times = await (
      await fetch(`${webUrl}/zapisnapriem?service=${service}&branch=${branch}&specialist=any`)
    ).text()
    const choice = { service, branch, specialist: 'any', intent: 'hold' }
    expect(/value="([^"]+)" name="startsAt"/.exec(times)?.[1]).toBeTruthy()
    const cases: [string, string][] = [
      ['2020-01-01T04:00:00.000Z', 'уже прошло'],
      [new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().replace(/T.*/, 'T20:07:00.000Z'), 'записаться нельзя'],
      ['завтра', 'записаться нельзя'],
    ]
    for (const [startsAt, sentence] of cases) {
      const refused = await post('/zapisnapriem', { ...choice, startsAt })
      expect(refused.status).toBe(422)
      expect(refused.html.includes(sentence), startsAt).toBe(true)
    }
    const specialistPage = await (await fetch(`${webUrl}/zapisnapriem?service=${service}&branch=${branch}`)).text()
    const specialist = /specialist=([0-9a-f-]{36})/.exec(specialistPage)?.[1] ?? ''
    const own = await (
      await fetch(`${webUrl}/zapisnapriem?service=${service}&branch=${branch}&specialist=${specialist}`)
    ).text()
    const free = /value="([^"]+)" name="startsAt"/.exec(own)?.[1] ?? ''
    const first = await post('/zapisnapriem', { ...choice, specialist, startsAt: free })
    expect(first.status).toBe(303)
    const second = await post('/zapisnapriem', { ...choice, specialist, startsAt: free })
    expect(second.status).toBe(409)
    expect(second.html).toContain('только что заняли')
  })
})
