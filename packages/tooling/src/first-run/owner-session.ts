import { setTimeout as pause } from 'node:timers/promises'
import { type EditorSession, openEditorSession, richText } from '../bench/editor-session.ts'
import { hiddenFields, postForm } from '../bench/form-client.ts'
import { humanPause } from '../bench/free-slots.ts'
import { withClient } from '../database/open-database.ts'
import type { FirstEditor } from '../runtime/prepare.ts'
import { replaceFirstPassword } from '../runtime/replace-first-password.ts'

type Where = { webUrl: string; cmsUrl: string; databaseUrl: string }

const patienceMs = 60_000
const priceKzt = 250_000

/** Signs in as the administrator does the first time: the one-time password is replaced. */
export async function signInAsOwner(cmsUrl: string, first: FirstEditor): Promise<EditorSession> {
  const { email, password } = await replaceFirstPassword(cmsUrl, first)
  return openEditorSession(cmsUrl, email, password)
}

/** Fills a page in, publishes it, and waits until a visitor reads it. */
export async function publishPage(session: EditorSession, { webUrl, databaseUrl }: Where): Promise<void> {
  const id = await oneOf(databaseUrl, `select id from pages where slug = 'about'`)
  const lead = 'Помогаем слышать с 2026 года.'
  const layout = [{ blockType: 'text', body: richText('Приходите в центр слуха.') }]
  await session.update('pages', id, { lead, layout, _status: 'published' })
  await waitFor(`${webUrl}/about`, 'Помогаем')
  await waitFor(webUrl, 'href="/about"')
}

/** Enters a brand and its first device. @returns its id, once visitors see it in the list */
export async function enterDevice(session: EditorSession, { webUrl }: Where): Promise<string> {
  const title = 'Домбыра 70'
  const brand = await session.create('brands', {
    title: 'Домбыра',
    tagline: 'Первый бренд магазина.',
    story: richText('О бренде.'),
    _status: 'published',
  })
  const id = await session.create('devices', {
    title,
    brand,
    formFactor: 'bte',
    availability: 'in_stock',
    priceKzt,
    summary: 'Первый аппарат магазина.',
    description: richText('Об аппарате.'),
    _status: 'published',
  })
  await waitFor(`${webUrl}/apparaty`, 'Домбыра')
  return id
}

/** Orders the device as a visitor does. @returns the address of the order's page */
export async function placeFirstOrder({ webUrl, databaseUrl }: Where, device: string): Promise<string> {
  const cookie = `cart=d${device.replaceAll('-', '')}x1`
  const branch = await oneOf(databaseUrl, 'select id from branches')
  const hidden = await hiddenFields(webUrl, '/cart/checkout', cookie)
  await pause(humanPause)
  const person = { name: 'Асель', contactBy: 'sms', phone: '+77012345678', email: '', consent: 'yes', website: '' }
  const order = {
    receiving: 'pickup',
    paying: 'at_pickup',
    branch,
    comment: '',
    intent: 'place',
    seenTotal: String(priceKzt),
  }
  const answer = await postForm(webUrl, '/cart/checkout', { ...hidden, ...person, ...order }, cookie)
  const link = new URL(answer.location, webUrl).searchParams.get('link')
  if (answer.status !== 303 || !link) throw new Error(`the first order was answered with ${answer.status}`)
  return `/order/${link}`
}

const oneOf = (databaseUrl: string, query: string): Promise<string> =>
  withClient(databaseUrl, async (client) => String((await client.query(`${query} limit 1`)).rows[0]?.id))

async function waitFor(url: string, words: string): Promise<void> {
  const since = performance.now()
  while (!(await (await fetch(url)).text()).includes(words)) {
    if (performance.now() - since > patienceMs) throw new Error(`${url} does not say «${words}»`)
    await pause(100)
  }
}
