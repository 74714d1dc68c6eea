import { withClient } from '../../database/open-database.ts'

export type KnownProduct = { id: string; slug: string; title: string; form: string; priceKzt: number }

const sampled = 300

/** Devices that are published in Russian: those that stand first in the plain listing, and some from everywhere. */
export async function knownProducts(
  databaseUrl: string,
): Promise<{ first: KnownProduct[]; any: KnownProduct[]; total: number }> {
  return withClient(databaseUrl, async (client) => {
    const ask = async (order: string, limit: number): Promise<KnownProduct[]> => {
      const found = await client.query(`
        select document_id as id, slug, card ->> 'title' as title, card ->> 'formFactor' as form, price_kzt as "priceKzt"
        from catalogue_items where collection = 'devices' and locale = 'ru' and price_kzt is not null
        order by ${order} limit ${limit}`)
      return found.rows
    }
    const counted = await client.query(
      `select count(*)::int as total from catalogue_items where collection = 'devices' and locale = 'ru'`,
    )
    return {
      first: await ask('rank, document_id', 24),
      any: await ask('md5(slug)', sampled),
      total: counted.rows[0].total,
    }
  })
}
