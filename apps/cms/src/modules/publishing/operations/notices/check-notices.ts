import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { Data } from '../../../../fields/walk/document-data.ts'
import { withLanguage } from '../../../../fields/walk/with-language.ts'
import { textLeaves } from '../../../document-texts/index.ts'
import { linksIn } from '../../../links/index.ts'
import { readGlobalStates, readTwoStates, type TwoStates } from '../../../translation/index.ts'
import { filmNotices } from './film-notices.ts'
import { lengthNotices } from './length-notices.ts'
import { linkNotices } from './link-notices.ts'
import type { Notice } from './notice.ts'
import { pictureNotices } from './picture-notices.ts'
import { placeNotices } from './place-notices.ts'
import { shownThings } from './shown-things.ts'
import { missingNotices, outdatedNotices } from './translation-notices.ts'

/**
 * What an editor would rather know of a language before it is public; each thing is told once for each field.
 * @param stored what is stored, where the newest state is not.
 */
export async function checkNotices(
  req: PayloadRequest,
  states: TwoStates,
  locale: Locale,
  stored = states.newest,
): Promise<Notice[]> {
  const { collection, fields, id, newest } = states
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  const links = [...linksIn(fields, newest, locale, webUrl)]
  const { pictures, films } = shownThings(fields, newest, locale)
  const leaves = textLeaves(fields, newest, locale)
  const all = [
    ...(await outdatedNotices(req, { ...states, newest: stored }, locale, newest)),
    ...placeNotices(req, leaves),
    ...(await linkNotices(req, { id }, links, locale)),
    ...(await pictureNotices(req, pictures, locale)),
    ...(await filmNotices(req, films, locale)),
    ...lengthNotices(req, collection, leaves),
  ]
  return [...new Map(all.map((notice) => [`${notice.field} ${notice.words}`, notice])).values()]
}

/** The same of a single document, as it would be once a text that was put aside for it is saved in one language. */
export async function noticesOfGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  locale: Locale,
  text: Data,
): Promise<Notice[]> {
  const stored = await readGlobalStates(req, slug)
  const states = { ...stored, newest: withLanguage(stored.fields, stored.newest, text, locale) }
  return [...missingNotices(req, states, locale), ...(await checkNotices(req, states, locale, stored.newest))]
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
