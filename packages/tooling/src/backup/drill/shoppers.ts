import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { each, hiddenFields, postForm } from '../../bench/form-client.ts'
import { findSlots, humanPause, type Slot } from '../../bench/free-slots.ts'
import { withClient } from '../../database/open-database.ts'

type Where = { webUrl: string; databaseUrl: string }

/** Somebody else each time: one person books one time once. */
const person = () => ({
  name: 'Учебная тревога',
  contactBy: 'sms',
  phone: `+7701${String(randomInt(10_000_000)).padStart(7, '0')}`,
  email: '',
  consent: 'yes',
  website: '',
})

/** Places orders as visitors do. @returns the address of each */
export const placeOrders = async (where: Where, count: number): Promise<string[]> => (await fillOrders(where, count))()

/** Fills forms for orders. @returns sends them, one after another */
export async function fillOrders({ webUrl, databaseUrl }: Where, count: number): Promise<() => Promise<string[]>> {
  const { product, price, branch } = await chooseGoods(databaseUrl)
  const cookie = `cart=c${product.replaceAll('-', '')}x1`
  const order = { receiving: 'pickup', paying: 'at_pickup', branch, comment: '', intent: 'place', seenTotal: price }
  const forms = await each(Array.from({ length: count }), 4, () => hiddenFields(webUrl, '/cart/checkout', cookie))
  await pause(humanPause)
  return () =>
    each(forms, 1, async (hidden) => {
      const answer = await postForm(webUrl, '/cart/checkout', { ...hidden, ...person(), ...order }, cookie)
      const link = new URL(answer.location, webUrl).searchParams.get('link')
      if (answer.status !== 303 || !link) throw new Error(`an order was answered with ${answer.status}`)
      return `/order/${link}`
    })
}

const chooseGoods = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const goods = await client.query('select id, price_kzt from consumables order by created_at limit 1')
    const branches = await client.query('select id from branches order by created_at limit 1')
    const [product] = goods.rows
    return {
      product: String(product.id),
      price: String(Number(product.price_kzt)),
      branch: String(branches.rows[0].id),
    }
  })

export type Booked = { taken: Slot[]; free: Slot }

/** Books times as visitors do. @returns those that are taken now, and one that is not */
export async function bookSlots({ webUrl }: Where, count: number): Promise<Booked> {
  const [free, ...taken] = await findSlots(webUrl, count + 1)
  if (!free) throw new Error('no time is free')
  const forms = await each(taken, 4, async (slot) => ({ slot, hidden: await hiddenFields(webUrl, slot.page) }))
  await pause(humanPause)
  await each(forms, 4, async ({ slot, hidden }) => {
    const status = await book(webUrl, slot, hidden)
    if (status !== 303) throw new Error(`a booking was answered with ${status}`)
  })
  return { taken, free }
}

/** @returns how many of the times can be booked once more */
export async function countFree({ webUrl }: Where, { taken, free }: Booked): Promise<number> {
  const forms = await each(taken, 4, async (slot) => ({ slot, hidden: await hiddenFields(webUrl, free.page) }))
  await pause(humanPause)
  const answers = await each(forms, 4, ({ slot, hidden }) => book(webUrl, slot, hidden))
  return answers.filter((status) => status !== 409).length
}

async function book(webUrl: string, slot: Slot, hidden: Record<string, string>): Promise<number> {
  const visit = { forWhom: 'self', age: '', language: 'ru', comment: '', startsAt: slot.startsAt }
  return (await postForm(webUrl, slot.page, { ...hidden, ...person(), ...visit })).status
}
