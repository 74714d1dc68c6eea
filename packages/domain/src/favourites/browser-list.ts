import { type FavouriteItem, slugOf, toggleFavourite } from './favourites.ts'
import {
  type AccountFavourites,
  type FavouriteChanges,
  type Marks,
  marksOf,
  onlyNeeded,
  withChanges,
} from './favourites-sync.ts'

/** What a browser and an account last agreed on. */
export type Agreement = {
  user: string
  /** Of the account's list that was received last. */
  revision: number
  /** What the account holds once everything unsent has arrived there. */
  marks: Marks
  /** Taken out and marked anew since: a new mark, though the product was there before. */
  remarked: string[]
  /** Perhaps sent, not yet answered; the oldest first. */
  unsent: FavouriteChanges[]
  /** The owner left; what is marked from now on is the next person's. */
  signedOut: boolean
}

/** Changes of an account that another one followed on this browser; sent when their owner signs in again. */
export type LeftBehind = Pick<Agreement, 'user' | 'unsent'>

export type BrowserFavourites = { items: FavouriteItem[]; agreement: Agreement | null; left: LeftBehind[] }

/** New for every change set. */
type MakeKey = () => string
type Changes = Omit<FavouriteChanges, 'key'>

const maxLeft = 5

/** Marks a product or takes the mark back. */
export function toggleInBrowser(state: BrowserFavourites, toggled: FavouriteItem): BrowserFavourites {
  const { agreement } = state
  const items = toggleFavourite(state.items, toggled)
  const slug = slugOf(toggled)
  const isMarked = items.some((item) => slugOf(item) === slug)
  if (!agreement || !isMarked || !Object.hasOwn(agreement.marks, slug)) return { ...state, items }
  return { ...state, items, agreement: { ...agreement, remarked: [...new Set([...agreement.remarked, slug])] } }
}

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

/** The list was lost: what it held is still the account's. */
export const withoutBase = (state: BrowserFavourites): BrowserFavourites =>
  state.agreement ? { ...state, agreement: { ...state.agreement, revision: 0, marks: {}, remarked: [] } } : state
