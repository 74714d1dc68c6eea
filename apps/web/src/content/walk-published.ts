import 'server-only'
import { keysetPages } from '@estu/cms/database/keyset-pages'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromCollectionSlug, SelectType, Where } from 'payload'
import { cms } from './payload'
import { publicAccess } from './public-access'
import type { ReadableCollection } from './types'

type WalkQuery = {
  depth: number
  where?: Where
  select?: SelectType
  /** From this id on, and before that one. */
  range?: { from?: string | null; before?: string | null }
}

/**
 * Everything that is published of a collection in one language, by id. Nothing of it is cached: it is read a page at a
 * time, as fast as it is asked for. However many walk at once, one page is read at a time: they may not take the
 * database from those who look at pages.
 */
export async function* walkPublished<C extends ReadableCollection>(
  locale: Locale,
  collection: C,
  query: WalkQuery,
): AsyncGenerator<DataFromCollectionSlug<C>, void, undefined> {
  const { overrideAccess, fallbackLocale } = publicAccess(locale)
  const pages = keysetPages(await cms(), { collection, locale, fallbackLocale, overrideAccess, ...query })
  for (;;) {
    const page = await inTurn(() => pages.next())
    if (page.done) return
    yield* page.value
  }
}

let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const mine = last.then(read)
  last = mine.catch(() => undefined)
  return mine
}
