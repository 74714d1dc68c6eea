import { queryShop } from '../../shop/shop-database.ts'

/** Codes of ours: shown as they are, they are no words that somebody typed. */
const code = /^[a-z_-]+$/

/** All short texts that editors, staff and shoppers typed: what documents are called, in whatever language; and their addresses. */
export async function typedValues(): Promise<{ typed: Set<string>; slugs: Set<string> }> {
  const columns = await queryShop<{ column: string; table: string }>(`
    select column_name as column, table_name as table
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('character varying', 'text')`)
  const values = async (chosen: typeof columns) => {
    const asked = chosen.map(
      ({ column, table }) => `select "${column}" as value from "${table}" where length("${column}") between 2 and 300`,
    )
    return (await queryShop<{ value: string }>(asked.join(' union '))).map(({ value }) => plain(value))
  }
  // People's names too may be words that look like codes.
  const named = ({ column, table }: (typeof columns)[number]) =>
    column === 'slug' || (table === 'staff' && column === 'name')
  const slugs = await values(columns.filter(named))
  const all = await values(columns)
  return { typed: new Set(all.filter((value) => !code.test(value))), slugs: new Set(slugs) }
}

/** Which of its spaces hold a line together is a matter of looks. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
