import { anyTag, documentTag, listTag, slugTag } from '@estu/domain/catalogue/cache-tags'
import { queryShop } from '../shop/shop-database.ts'
import { announce } from './announce.ts'

type Words = { locale: string; title: string; summary: string | null; body: { root: { children: unknown[] } } }

/**
 * Does `work` while a published article holds other words, written past every check that the CMS makes of what an editor
 * saves, and told to the storefronts as the CMS tells of them. Afterwards it is as it was.
 */
export async function withChangedArticle(
  slug: string,
  change: (words: Words) => Words,
  work: () => Promise<void>,
): Promise<void> {
  const kept = await queryShop<Words & { id: string }>(
    `select articles.id, _locale as locale, title, summary, body from articles
     join articles_locales on _parent_id = articles.id where slug = $1`,
    [slug],
  )
  const [{ id } = { id: '' }] = kept
  const write = async (all: readonly Words[]) => {
    for (const { locale, title, summary, body } of all)
      await queryShop(
        `update articles_locales set title = $3, summary = $4, body = $5
         where _parent_id = $1 and _locale::text = $2`,
        [id, locale, title, summary, JSON.stringify(body)],
      )
    const tags = [anyTag('articles'), listTag('articles'), documentTag('articles', id), slugTag('articles', slug)]
    await announce(tags)
  }
  try {
    await write(kept.map(change))
    await work()
  } finally {
    await write(kept)
  }
}
