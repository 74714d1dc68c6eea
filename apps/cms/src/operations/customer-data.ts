import type { FavouriteItem } from '@estu/domain/favourites'
import { mergeFavourites, parseFavourites } from '@estu/domain/favourites'
import type { ProfileForm } from '@estu/domain/forms/account-forms'
import type { Locale } from '@estu/domain/locale'
import { createLocalReq, type Payload } from 'payload'
import { listOrders, type ShopperOrder } from './read-order.ts'
import { readVisit, type Visit } from './read-visit.ts'

/** Everything the account shows of its owner's dealings. */
export type CustomerHistory = { orders: ShopperOrder[]; visits: Visit[] }

export async function readHistory(payload: Payload, customerId: string): Promise<CustomerHistory> {
  const req = await createLocalReq({}, payload)
  const found = await payload.find({
    collection: 'appointments',
    where: { customer: { equals: customerId } },
    sort: '-startsAt',
    limit: 100,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const visits: Visit[] = []
  for (const { id } of found.docs) {
    const visit = await readVisit(req, id)
    if (visit) visits.push(visit)
  }
  return { orders: await listOrders(req, customerId), visits }
}

export async function saveProfile(payload: Payload, customerId: string, form: ProfileForm): Promise<void> {
  const { name, phone, language } = form
  await payload.update({
    collection: 'customers',
    id: customerId,
    data: { name, phone: phone || null, language: language as Locale },
    depth: 0,
    overrideAccess: true,
  })
}

/** Puts the browser's favourites and the account's together. @returns both in one list, the account's first. */
export async function mergeIntoAccount(payload: Payload, customerId: string, raw: string): Promise<FavouriteItem[]> {
  const customer = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true })
  const stored = parseFavourites(JSON.stringify(customer.favourites ?? [])).items
  const merged = mergeFavourites(stored, parseFavourites(raw).items)
  await keepFavourites(payload, customerId, merged)
  return merged
}

/** Replaces the account's list by what its owner now has. */
export async function keepFavourites(
  payload: Payload,
  customerId: string,
  items: readonly FavouriteItem[],
): Promise<void> {
  await payload.update({
    collection: 'customers',
    id: customerId,
    // Only what the list needs: a browser may hold anything.
    data: {
      favourites: items.map(({ product, categoryPath }) => ({
        product: { id: product.id, attributes: { slug: product.attributes.slug } },
        categoryPath,
      })),
    },
    depth: 0,
    overrideAccess: true,
  })
}

/** All that is kept of a person, for them to take away. */
export async function exportCustomer(payload: Payload, customerId: string): Promise<object> {
  const customer = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true })
  const own = async (collection: 'orders' | 'appointments' | 'feedback') =>
    (
      await payload.find({
        collection,
        where: { customer: { equals: customerId } },
        pagination: false,
        depth: 0,
        overrideAccess: true,
      })
    ).docs
  const [orders, appointments, feedback] = [await own('orders'), await own('appointments'), await own('feedback')]
  const subjects = [
    `customers:${customerId}`,
    ...orders.map(({ id }) => `orders:${id}`),
    ...appointments.map(({ id }) => `appointments:${id}`),
    ...feedback.map(({ id }) => `feedback:${id}`),
  ]
  const consents = await payload.find({
    collection: 'consents',
    where: { subject: { in: subjects } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const { name, email, phone, language, favourites, emailConfirmedAt, createdAt } = customer
  return {
    exportedAt: new Date().toISOString(),
    account: { name, email, phone, language, emailConfirmedAt, createdAt },
    favourites: favourites ?? [],
    orders,
    appointments,
    feedback,
    consents: consents.docs,
  }
}
