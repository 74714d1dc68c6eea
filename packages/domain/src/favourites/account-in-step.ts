import { onlyNeeded, withChanges } from './apply-changes.ts'
import type { Agreement, BrowserFavourites } from './browser-list.ts'
import { type FavouriteItem, slugOf } from './favourites.ts'
import { type AccountFavourites, type FavouriteChanges, marksOf } from './favourites-sync.ts'

/** New for every change set. */
type MakeKey = () => string
type Changes = Omit<FavouriteChanges, 'key'>

const maxLeft = 5

/** What this browser did since the agreement, and not yet put into a change set. */
function changesSince(items: readonly FavouriteItem[], { marks, remarked }: Agreement): Changes {
  const now = new Set(items.map(slugOf))
  const isNew = (slug: string) => !Object.hasOwn(marks, slug) || remarked.includes(slug)
  return {
    added: items.filter((item) => isNew(slugOf(item))).map(onlyNeeded),
    removed: Object.fromEntries(Object.entries(marks).filter(([slug]) => !now.has(slug) || remarked.includes(slug))),
  }
}

const isEmpty = ({ added, removed }: Changes) => added.length === 0 && Object.keys(removed).length === 0

/** Puts what was done since the agreement into a change set. */
function withEverythingUnsent(
  { items }: Pick<BrowserFavourites, 'items'>,
  agreement: Agreement,
  makeKey: MakeKey,
): Agreement {
  const changes = changesSince(items, agreement)
  if (isEmpty(changes)) return agreement
  const key = makeKey()
  const added = new Set(changes.added.map(slugOf))
  const marks = items.map(slugOf).map((slug) => [slug, (!added.has(slug) && agreement.marks[slug]) || [key]] as const)
  const unsent = [...agreement.unsent, { key, ...changes }]
  return { ...agreement, marks: Object.fromEntries(marks), remarked: [], unsent }
}

/**
 * The list of the account that is signed in now. Of another account's list only what was marked since stays here:
 * the rest is that account's, and what it has not heard of is kept for its owner.
 */
export function followAccount(state: BrowserFavourites, user: string, makeKey: MakeKey): BrowserFavourites {
  const { agreement } = state
  if (agreement?.user === user) {
    return { ...state, agreement: withEverythingUnsent(state, { ...agreement, signedOut: false }, makeKey) }
  }
  const { items, left } = agreement ? withoutOwner(state, agreement, makeKey) : state
  const unsent = left.find((known) => known.user === user)?.unsent ?? []
  const fresh: Agreement = { user, revision: 0, marks: {}, remarked: [], unsent, signedOut: false }
  return {
    items,
    agreement: withEverythingUnsent({ items }, fresh, makeKey),
    left: left.filter((known) => known.user !== user),
  }
}

/** Where nobody told that the owner left, what was marked since may be either's: both keep it. */
function withoutOwner({ items, left }: BrowserFavourites, owner: Agreement, makeKey: MakeKey) {
  const { added, removed } = changesSince(items, owner)
  const own = { added: owner.signedOut ? [] : added, removed }
  const unsent = isEmpty(own) ? owner.unsent : [...owner.unsent, { key: makeKey(), ...own }]
  const marked = new Set(added.map(slugOf))
  return {
    items: items.filter((item) => marked.has(slugOf(item))),
    left: unsent.length > 0 ? [...left, { user: owner.user, unsent }].slice(-maxLeft) : left,
  }
}

type Answered = { user: string; answer: AccountFavourites; makeKey: MakeKey }

/** The account's list, with all that was done here and has not arrived there. */
export function acceptAnswer(state: BrowserFavourites, { user, answer, makeKey }: Answered): BrowserFavourites {
  const { agreement } = state
  if (agreement?.user !== user || agreement.signedOut) return state
  const hasArrived = ({ key }: FavouriteChanges) => answer.applied.includes(key)
  // Another tab has heard of a later state.
  if (answer.revision < agreement.revision && !agreement.unsent.some(hasArrived)) return state
  const gathered = withEverythingUnsent(state, agreement, makeKey)
  const unsent = gathered.unsent.filter((set) => !hasArrived(set))
  const joined = unsent.reduce(withChanges, { items: answer.items, marks: marksOf(answer.items, answer.marks) })
  // A browser knows more of a product (its title) than the account keeps.
  const known = new Map(state.items.map((item) => [slugOf(item), item]))
  return {
    ...state,
    items: joined.items.map((item) => known.get(slugOf(item)) ?? item),
    agreement: { ...gathered, revision: answer.revision, marks: joined.marks, unsent },
  }
}

/** The owner signed out: the list stays in view, what they did to it is theirs. */
export function leaveAccount(state: BrowserFavourites, makeKey: MakeKey): BrowserFavourites {
  const { agreement } = state
  if (!agreement || agreement.signedOut) return state
  return { ...state, agreement: { ...withEverythingUnsent(state, agreement, makeKey), signedOut: true } }
}

/** The account is no more: its list is this browser's alone. */
export const forgetAccount = (state: BrowserFavourites): BrowserFavourites => ({ ...state, agreement: null })
