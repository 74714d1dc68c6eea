import type { FavouriteItem } from '@estu/domain/favourites'
import { parseFavourites } from '@estu/domain/favourites'
import { type FavouriteChanges, withChanges } from '@estu/domain/favourites-sync'
import type { ProfileForm } from '@estu/domain/forms/account-forms'
import type { Locale } from '@estu/domain/locale'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../database/of-request.ts'
import { claimEarlier } from './claim-earlier.ts'
import { inTransaction } from './in-transaction.ts'
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
  return changeFavourites(payload, customerId, { added: parseFavourites(raw).items, removed: [] })
}

/** Does to the account's list what a browser did to its own. @returns the list as it is now. */
export async function changeFavourites(
  payload: Payload,
  customerId: string,
  changes: FavouriteChanges,
): Promise<FavouriteItem[]> {
  return inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const held = await db.execute(sql`select favourites from customers where id = ${customerId}::uuid for update`)
    const stored = parseFavourites(JSON.stringify(held.rows[0]?.favourites ?? [])).items
    // Only what the list needs: a browser may hold anything.
    const changed = withChanges(stored, changes).map(({ product, categoryPath }) => ({
      product: { id: product.id, attributes: { slug: product.attributes.slug } },
      categoryPath,
    }))
    await db.execute(sql`
      update customers set favourites = ${JSON.stringify(changed)}::jsonb, updated_at = now() where id = ${customerId}::uuid
    `)
    return changed
  })
}

/** All that is kept of a person, for them to take away. */
export async function exportCustomer(payload: Payload, customerId: string): Promise<object> {
  // What was sent with this address while signed out is theirs as well.
  await inTransaction(payload, 'ru', (req) => claimEarlier(req, customerId))
  const customer = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true })
  const own = async (collection: 'orders' | 'appointments' | 'feedback' | 'reviews') =>
    (
      await payload.find({
        collection,
        where: { customer: { equals: customerId } },
        pagination: false,
        depth: 0,
        // Reviews that wait for a moderator are drafts.
        draft: collection === 'reviews',
        locale: 'all',
        overrideAccess: true,
      })
    ).docs
  const [orders, appointments] = [await own('orders'), await own('appointments')]
  const [feedback, reviews] = [await own('feedback'), await own('reviews')]
  const subjects = [
    `customers:${customerId}`,
    ...orders.map(({ id }) => `orders:${id}`),
    ...appointments.map(({ id }) => `appointments:${id}`),
    ...feedback.map(({ id }) => `feedback:${id}`),
    ...reviews.map(({ id }) => `reviews:${id}`),
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
    reviews,
    consents: consents.docs,
  }
}
