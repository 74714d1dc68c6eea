import 'server-only'
import { search } from '@estu/cms/search/search'
import { suggest } from '@estu/cms/search/suggest'
import { cms } from '@/content/payload'
import type { SiteSearch } from './site-search'

/** The shop's own search, in its own database. */
export const databaseSearch: SiteSearch = {
  search: async (question) => search(await cms(), question),
  suggest: async (question) => suggest(await cms(), question),
  // Likeness is the catalogue's to say.
  similar: () => Promise.resolve(null),
}
