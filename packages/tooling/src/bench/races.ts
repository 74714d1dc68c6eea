import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../processes/ports.ts'
import { waitForHttp } from '../processes/wait-for-http.ts'
import { say, step } from '../progress.ts'
import { originOf, startWeb } from '../runtime/run-shop.ts'
import type { TemporaryShop } from '../runtime/temporary-shop.ts'
import type { Bench } from './bench.ts'
import { each, hiddenFields, postForm } from './form-client.ts'
import { findSlots, humanPause, type Slot } from './free-slots.ts'

/** So many times for two clients each, and so many for a crowd each. */
const extents = {
  full: { times: 1000, crowd: { times: 20, clients: 50 } },
  smoke: { times: 10, crowd: { times: 2, clients: 8 } },
}
/** The last free times, through the public form of two storefronts at once: none may be sold twice, none lost. */
export const benchRaces: Bench = async (opened, extent) => {
  const { times, crowd } = extents[extent]
  const second = await startSecond(opened)
  const fronts = [opened.env.webUrl, second.url]
  try {
    const slots = await step('looking for free times', () => findSlots(opened.env.webUrl, times + crowd.times))
    const pairs = slots.slice(0, times).flatMap((slot) => fronts.map((front) => ({ front, slot })))
    const first = await race('two clients', opened, pairs, times)
    const many = slots
      .slice(times, times + crowd.times)
      .flatMap((slot) =>
        Array.from({ length: crowd.clients }, (_, index) => ({ front: fronts[index % 2] ?? '', slot })),
      )
    return first + (await race(`${crowd.clients} clients`, opened, many, crowd.times))
  } finally {
    await second.stop()
  }
}

async function startSecond(opened: TemporaryShop) {
  const webPort = await freePort()
  const web = { ...opened.shopEnv.web, PORT: String(webPort) }
  const options = {
    env: { ...opened.shopEnv, web },
    logDir: path.join(opened.logDir, '..'),
    webPort,
    cmsPort: opened.env.cmsPort,
  }
  const child = startWeb(options)
  await waitForHttp(`${originOf(web, webPort)}/ready`, child)
  return { url: `http://localhost:${webPort}`, stop: () => child.stop() }
}

async function race(
  name: string,
  opened: TemporaryShop,
  tries: { front: string; slot: Slot }[],
  expected: number,
): Promise<number> {
  const forms = await each(tries, 8, async ({ front, slot }) => ({
    front,
    slot,
    hidden: await hiddenFields(front, slot.page),
  }))
  await pause(humanPause)
  const before = await count(opened, 'select count(*) as n from appointments')
  const started = Date.now()
  const people = forms.map((form, index) => ({ ...form, phone: `+7701${String(index).padStart(7, '0')}` }))
  const answers = await each(people, 16, ({ front, slot, hidden, phone }) =>
    postForm(front, slot.page, { ...hidden, ...person, phone, startsAt: slot.startsAt }),
  )
  const won = answers.filter(({ status }) => status === 303).length
  const lost = answers.filter(({ status }) => status === 409).length
  const stored = (await count(opened, 'select count(*) as n from appointments')) - before
  const double = await count(opened, doubles)
  const slowest = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0
  say(
    `${name}: ${tries.length} bookings of ${expected} times on two storefronts in ${Date.now() - started} ms: ` +
      `${won} confirmed, ${lost} told it is taken, ${tries.length - won - lost} otherwise, ` +
      `${stored} stored, ${double} double, p99 ${Math.round(slowest)} ms`,
  )
  return won === expected && stored === expected && lost === tries.length - expected && double === 0 ? 0 : 1
}

/** All but the phone: one person books one time once. */
const person = {
  forWhom: 'self',
  age: '',
  language: 'ru',
  name: 'Замер',
  contactBy: 'sms',
  email: '',
  comment: '',
  consent: 'yes',
  website: '',
}

const doubles = `
  select count(*) as n from appointments a join appointments b
    on a.specialist_id = b.specialist_id and a.id < b.id
    and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
`

async function count(opened: TemporaryShop, sql: string): Promise<number> {
  const client = new pg.Client({ connectionString: opened.databaseUrl })
  await client.connect()
  try {
    return Number((await client.query(sql)).rows[0].n)
  } finally {
    await client.end()
  }
}
