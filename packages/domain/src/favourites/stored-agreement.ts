import { parseJson } from '../text/parse-json.ts'
import type { Agreement, BrowserFavourites, LeftBehind } from './browser-list.ts'
import { parseFavourites } from './favourites.ts'
import { type FavouriteChanges, type Marks, marksOfSlugs } from './favourites-sync.ts'

type StoredSync = Pick<BrowserFavourites, 'agreement' | 'left'>
type Loose = { [key: string]: unknown }

const nothing: StoredSync = { agreement: null, left: [] }

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const isMarks = (value: unknown): value is Marks => isLoose(value) && Object.values(value).every(isTexts)

/** What the browser stored of its agreements. What is damaged is as if there had been none: nothing gets lost by it. */
export function parseAgreements(raw: string | null): StoredSync {
  const stored = parseJson(raw ?? '')
  if (!isLoose(stored)) return nothing
  const left = Array.isArray(stored.left) ? stored.left.filter(isLeftBehind).map(withGoodItems) : []
  return { agreement: readAgreement(stored.agreement) ?? readEarlier(stored), left }
}

/** @returns null where there is nothing to keep. */
export const serialiseAgreements = ({ agreement, left }: StoredSync): string | null =>
  agreement || left.length > 0 ? JSON.stringify({ agreement, left } satisfies StoredSync) : null

function readAgreement(value: unknown): Agreement | null {
  if (!isLoose(value) || !isLeftBehind(value) || !isMarks(value.marks)) return null
  const { revision, marks, remarked, signedOut } = value
  return {
    ...withGoodItems(value),
    revision: typeof revision === 'number' ? revision : 0,
    marks,
    remarked: isTexts(remarked) ? remarked : [],
    signedOut: signedOut === true,
  }
}

/** Browsers that stored `{ user, slugs }`, before marks had names. */
function readEarlier({ user, slugs }: Loose): Agreement | null {
  if (typeof user !== 'string' || !isTexts(slugs)) return null
  return { user, revision: 0, marks: marksOfSlugs(slugs), remarked: [], unsent: [], signedOut: false }
}

const isChanges = (value: unknown): value is FavouriteChanges =>
  isLoose(value) && typeof value.key === 'string' && Array.isArray(value.added) && isMarks(value.removed)

const isLeftBehind = (value: unknown): value is Loose & LeftBehind =>
  isLoose(value) && typeof value.user === 'string' && Array.isArray(value.unsent) && value.unsent.every(isChanges)

const withGoodItems = ({ user, unsent }: LeftBehind): LeftBehind => ({
  user,
  unsent: unsent.map(({ key, added, removed }) => ({
    key,
    added: parseFavourites(JSON.stringify(added)).items,
    removed,
  })),
})
