import { accountFavourites, applyChanges, readAccountSync } from '@estu/domain/favourites/account-list'
import { parseFavourites } from '@estu/domain/favourites/favourites'
import type { AccountFavourites, FavouriteChanges } from '@estu/domain/favourites/favourites-sync'
import type { ProfileForm } from '@estu/domain/forms/account-forms'
import type { Locale } from '@estu/domain/locale/locales'
import { storableData } from '@estu/domain/text/storable'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { type AppointmentDetails, listAppointments } from '../../appointments/index.ts'
import { listOrders, type ShopperOrder } from '../../orders/index.ts'
import { linkGuestHistory } from './link-guest-history.ts'

/** Everything the account shows of its owner's dealings. */
export type CustomerHistory = { orders: ShopperOrder[]; visits: AppointmentDetails[] }

export async function readHistory(payload: Payload, customerId: string): Promise<CustomerHistory> {
  const req = await createLocalReq({}, payload)
  return { orders: await listOrders(req, customerId), visits: await listAppointments(req, customerId) }
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

/** Does to the account's list what a browser did to its own; null only asks. @returns the list as it is now. */
export async function changeFavourites(
  payload: Payload,
  customerId: string,
  changes: FavouriteChanges | null,
): Promise<AccountFavourites> {
  return inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const held = await db.execute(sql`
      select favourites, favourites_sync from customers where id = ${customerId}::uuid for update
    `)
    const { favourites, favourites_sync: sync } = held.rows[0] ?? {}
    const known = accountFavourites(parseFavourites(JSON.stringify(favourites ?? [])).items, readAccountSync(sync))
    const account = changes ? applyChanges(known, storableData(changes)) : known
    if (account === known) return known
    const { items, ...kept } = account
    await db.execute(sql`
      update customers set favourites = ${JSON.stringify(items)}::jsonb, favourites_sync = ${JSON.stringify(kept)}::jsonb,
        updated_at = now() where id = ${customerId}::uuid
    `)
    return account
  })
}

/** All that is kept of a person, for them to take away. */
export async function exportCustomer(payload: Payload, customerId: string): Promise<object> {
  // What was sent with this address while signed out is theirs as well.
  await inTransaction(payload, 'ru', (req) => linkGuestHistory(req, customerId))
  const customer = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true })
  const own = async (collection: 'orders' | 'appointments' | 'feedback' | 'reviews' | 'waitlist') =>
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
  const waitlist = await own('waitlist')
  const subjects = [
    `customers:${customerId}`,
    ...orders.map(({ id }) => `orders:${id}`),
    ...appointments.map(({ id }) => `appointments:${id}`),
    ...feedback.map(({ id }) => `feedback:${id}`),
    ...reviews.map(({ id }) => `reviews:${id}`),
    ...waitlist.map(({ id }) => `waitlist:${id}`),
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
    waitlist,
    consents: consents.docs,
  }
}
