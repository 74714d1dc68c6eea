import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { textLeaves } from '../../../document-texts/index.ts'
import { linksIn } from '../../../links/index.ts'
import { readTwoStates, type TwoStates } from '../../../translation/index.ts'
import { filmNotices } from './film-notices.ts'
import { lengthNotices } from './length-notices.ts'
import { linkNotices } from './link-notices.ts'
import type { Notice } from './notice.ts'
import { pictureNotices } from './picture-notices.ts'
import { shownThings } from './shown-things.ts'

/** What an editor would rather know of a language before it is public; each thing is told once for each field. */
export async function checkNotices(req: PayloadRequest, states: TwoStates, locale: Locale): Promise<Notice[]> {
  const { collection, fields, id, newest } = states
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  const links = [...linksIn(fields, newest, locale, webUrl)]
  const { pictures, films } = shownThings(fields, newest, locale)
  const all = [
    ...(await linkNotices(req, { id }, links, locale)),
    ...(await pictureNotices(req, pictures, locale)),
    ...(await filmNotices(req, films, locale)),
    ...lengthNotices(req, collection, textLeaves(fields, newest, locale)),
  ]
  return [...new Map(all.map((notice) => [`${notice.field} ${notice.words}`, notice])).values()]
}

/** The same of a document that is not read yet, for each of its languages that is asked about. */
export async function noticesOf<L extends Locale>(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  languages: readonly L[],
): Promise<{ locale: L; notices: Notice[] }[]> {
  const states = await readTwoStates(req, req.payload.collections[collection].config, id)
  if (!states.live) return []
  const found: { locale: L; notices: Notice[] }[] = []
  for (const locale of languages) found.push({ locale, notices: await checkNotices(req, states, locale) })
  return found
}
