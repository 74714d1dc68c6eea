import { productCollections } from '@estu/domain/catalogue/collections'

/** How much of a document is looked through: its title, that and what it is about, all of it. */
export const tiers = { title: '1', head: '2', whole: '3' } as const
export type Tier = keyof typeof tiers

/** What is not for sale: seldom much, and read first, so that a thousand products do not crowd it out. */
const texts = 'A'
const products = [...'BCDEFGHI']

/**
 * The documents are spread over parts of the index, each word of which begins with the letter of its part. Trap: an
 * index of words gives all documents of a common word before the first can be read; asked part by part it gives enough
 * of them after one.
 */
export const shards: readonly string[] = [texts, ...products]

/** The part of the index that a document is in. @param documentId a UUID: its digits are spread evenly */
export function shardOf(collection: string, documentId: string): string {
  if (!productCollections.some((known) => known === collection)) return texts
  return products[Number.parseInt(documentId.slice(-1), 16) % products.length] ?? texts
}

/** What the index of a part holds of a document: each lexeme under all tiers that it stands in. */
export const tieredLexemes = (shard: string, lexemes: Readonly<Record<Tier, Iterable<string>>>): string[] =>
  (Object.keys(tiers) as Tier[]).flatMap((tier) => [...lexemes[tier]].map((lexeme) => shard + tiers[tier] + lexeme))
