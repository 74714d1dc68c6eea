import 'server-only'
import { searchWithCards } from '@estu/cms/catalogue/search-with-cards'
import { suggest } from '@estu/cms/search/suggest'
import { mapListedProduct } from '@/content/catalogue/lists/map-listed'
import { cms } from '@/content/payload'
import type { SiteSearch } from './site-search'

/** The shop's own search, in its own database. */
export const databaseSearch: SiteSearch = {
  search: async (question) => {
    const { answer, rows } = await searchWithCards(await cms(), question)
    return { answer, cards: rows.map(mapListedProduct) }
  },
  suggest: async (question) => suggest(await cms(), question),
  // Likeness is the catalogue's to say.
  similar: () => Promise.resolve(null),
}
