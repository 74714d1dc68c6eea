import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { inSomeLanguage } from '../../../i18n/in-some-language.ts'
import { languageOf, translate } from '../../../i18n/translate.ts'

/** The id of a branch; null is the warehouse, which is none. */
export type StockPlace = string | null

export type PlacedStock = { place: StockPlace; quantity: number }

/** Reads where the pieces of a product stand: the warehouse first, then most to fewest. */
export async function listPlaces(req: PayloadRequest, key: string): Promise<PlacedStock[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select branch_id, quantity from stock_places where key = ${key} and quantity > 0
    order by branch_id is null desc, quantity desc, branch_id
  `)
  return rows.map((row) => ({ place: (row.branch_id as StockPlace) ?? null, quantity: Number(row.quantity) }))
}

/** Reads what branches are called, in the staff's language or else the other one. A branch that is gone has no name. */
export async function nameBranches(
  req: PayloadRequest,
  places: readonly StockPlace[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(places.filter((place) => place !== null))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    depth: 0,
    draft: true,
    locale: 'all',
    fallbackLocale: false,
    select: { title: true },
    trash: true,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return new Map(docs.map(({ id, title }) => [id, inSomeLanguage(title, languageOf(req))]))
}

/** What a place is called, for the staff. @param names as `nameBranches` returns them */
export const placeWords = (req: PayloadRequest, place: StockPlace, names: ReadonlyMap<string, string>): string =>
  place === null
    ? translate(req, 'Склад', 'Қойма')
    : names.get(place) || translate(req, 'Филиал, которого больше нет', 'Енді жоқ филиал')

/** Whether the shop divides its goods between branches. Where all stands in one place, nothing has to be carried anywhere. */
export async function isDivided(req: PayloadRequest): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`select from stock_places where branch_id is not null limit 1`)
  return rows.length > 0
}
