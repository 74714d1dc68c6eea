import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { makeClinic } from '../support/clinic-data.ts'

export const people = ['orders', 'appointments', 'waitlist', 'feedback'] as const
export type People = (typeof people)[number]

type Place = Awaited<ReturnType<typeof makeClinic>>

/** A row with a phone as it is given, past every rule. @returns its id */
export async function storedWith(database: pg.Client, place: Place, table: People, phone: string): Promise<string> {
  // Of letters alone: the digits of a number are searched for in it too.
  const reference = randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  const statements: Record<People, [string, unknown[]]> = {
    orders: [
      `insert into orders (reference, status, name, contact_by, phone, language, receiving, paying, goods_kzt, markup_kzt,
         delivery_kzt, total_kzt) values ($1, 'new', 'Асель', 'sms', $2, 'ru', 'pickup', 'at_pickup', 1, 0, 0, 1)`,
      [],
    ],
    appointments: [
      `insert into appointments (reference, status, name, contact_by, phone, service_id, branch_id, specialist_id,
         starts_at, ends_at, language) values ($1, 'completed', 'Асель', 'sms', $2, $3, $4, $5,
         now() - interval '9 days', now() - interval '9 days', 'ru')`,
      [place.service, place.branch, place.team[0]],
    ],
    waitlist: [
      `insert into waitlist (reference, status, name, contact_by, phone, service_id, branch_id, until, language)
       values ($1, 'waiting', 'Асель', 'sms', $2, $3, $4, now() + interval '9 days', 'ru')`,
      [place.service, place.branch],
    ],
    feedback: [
      `insert into feedback (reference, topic, message, status, name, contact_by, phone, language)
       values ($1, 'question', 'Вопрос', 'new', 'Асель', 'sms', $2, 'ru')`,
      [],
    ],
  }
  const [statement, values] = statements[table]
  const { rows } = await database.query(`${statement} returning id`, [reference, phone, ...values])
  const [{ id }] = rows
  if (table === 'orders')
    await database.query(
      `insert into orders_lines (_order, _parent_id, id, title, quantity, unit_kzt) values (1, $1, $2, 'Батарейки', 1, 1)`,
      [id, randomUUID()],
    )
  return id
}
