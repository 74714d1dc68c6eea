import { queryShop } from './shop/shop-database.ts'

export type Place = { branch: string; weekday: number; mark: string }

/**
 * Holds every morning of one weekday at a branch that nobody has taken yet, for as long as a test runs. What somebody held
 * while they filled in a form, and let go by waiting too long, is free to whoever books, and stands in the way here.
 */
export async function takeMornings({ branch, weekday, mark }: Place): Promise<void> {
  await queryShop('delete from slot_claims where held_until < now()')
  await queryShop(
    `insert into slot_claims (specialist_id, starts_at, ends_at, holder, held_until)
     select person.id::text, at, at + interval '5 minutes', $3, now() + interval '1 hour'
     from specialists person,
       generate_series(date_trunc('day', now()) - interval '5 hours', now() + interval '70 days', interval '5 minutes') as at
     where person.branch_id = $1::uuid
       and extract(isodow from at at time zone '+05:00'::interval) = $2
       and extract(hour from at at time zone '+05:00'::interval) < 12
     on conflict do nothing`,
    [branch, weekday, mark],
  )
}

/** Lets go of one of them, some weeks ahead and on no holiday, as if somebody had called off. */
export const freeMorning = ({ mark }: Place): Promise<unknown> =>
  queryShop(
    `delete from slot_claims where holder = $1 and date_trunc('day', starts_at at time zone '+05:00'::interval) = (
       select date_trunc('day', min(starts_at) at time zone '+05:00'::interval) from slot_claims
       where holder = $1 and starts_at > now() + interval '14 days' and not exists (
         select 1 from holidays_days where closed
           and (date at time zone '+05:00'::interval)::date = (starts_at at time zone '+05:00'::interval)::date
       )
     )`,
    [mark],
  )

export const freeMornings = ({ mark }: Place): Promise<unknown> =>
  queryShop('delete from slot_claims where holder = $1', [mark])
