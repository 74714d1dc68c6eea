import { queryShop } from '../shop/shop-database.ts'

/** Tells the storefronts that what carries these tags is another, as the CMS tells of it. */
export async function announce(tags: readonly string[]): Promise<void> {
  await queryShop(
    `with written as (insert into outbox (tags) values ($1::jsonb) returning id, tags)
     select pg_notify('estu_outbox', json_build_object('id', id, 'tags', tags)::text) from written`,
    [JSON.stringify(tags)],
  )
}
