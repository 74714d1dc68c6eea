import { anyTag, documentTag, globalTag, listTag, slugTag } from '@estu/domain/catalogue/cache-tags'
import { queryShop } from '../shop/shop-database.ts'
import { announce } from './announce.ts'

type RichText = { root: { children: unknown[] } }

/** Where the texts of one document stand in the database. */
export type StoredTexts = {
  /** Of a collection, or a global, which has no slug. */
  of: string
  slug?: string
  /** What holds its texts by language. */
  table: string
  words: readonly string[]
  rich: readonly string[]
}

/** What is written instead: plain words as they are, rich text by what is there. */
export type OtherTexts = { words: string; rich: (stored: RichText | null) => RichText }

type Row = Record<string, unknown> & { id: number | string }

const idOf = async ({ of, slug }: StoredTexts): Promise<string> => {
  const [found] = await queryShop<{ id: string }>(
    slug === undefined ? `select id from ${of}` : `select id from ${of} where slug = $1`,
    slug === undefined ? [] : [slug],
  )
  if (!found) throw new Error(`${of}: there is no ${slug}`)
  return found.id
}

async function write({ table, words, rich }: StoredTexts, rows: readonly Row[]): Promise<void> {
  const columns = [...words, ...rich]
  const changes = columns.map((column, index) => `${column} = $${index + 2}`).join(', ')
  for (const row of rows)
    await queryShop(`update ${table} set ${changes} where id = $1`, [
      row.id,
      ...words.map((column) => row[column]),
      ...rich.map((column) => (row[column] === null ? null : JSON.stringify(row[column]))),
    ])
}

const tagsOf = ({ of, slug }: StoredTexts, id: string): string[] =>
  slug === undefined ? [globalTag(of)] : [anyTag(of), listTag(of), documentTag(of, id), slugTag(of, slug)]

/**
 * Does `work` while published documents hold other texts, written past every check that the CMS makes of what an editor
 * saves, and told to the storefronts as the CMS tells of them. Afterwards they are as they were.
 */
export async function withChangedTexts(
  all: readonly StoredTexts[],
  { words, rich }: OtherTexts,
  work: () => Promise<void>,
): Promise<void> {
  const kept = await Promise.all(
    all.map(async (texts) => {
      const id = await idOf(texts)
      const columns = ['id', ...texts.words, ...texts.rich].join(', ')
      const rows = await queryShop<Row>(`select ${columns} from ${texts.table} where _parent_id = $1`, [id])
      return { texts, rows, tags: tagsOf(texts, id) }
    }),
  )
  const other = ({ texts, rows }: (typeof kept)[number]): Row[] =>
    rows.map((row) => ({
      ...row,
      ...Object.fromEntries(texts.words.map((column) => [column, words])),
      ...Object.fromEntries(texts.rich.map((column) => [column, rich(row[column] as RichText | null)])),
    }))
  const tags = kept.flatMap((one) => one.tags)
  try {
    for (const one of kept) await write(one.texts, other(one))
    await announce(tags)
    await work()
  } finally {
    for (const { texts, rows } of kept) await write(texts, rows)
    await announce(tags)
  }
}
