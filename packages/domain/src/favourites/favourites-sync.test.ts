import { expect, it } from 'vitest'
import { acceptAnswer, followAccount, forgetAccount, leaveAccount } from './account-in-step.ts'
import { accountFavourites, applyChanges, readAccountSync } from './account-list.ts'
import { type BrowserFavourites, toggleInBrowser, withoutBase } from './browser-list.ts'
import type { FavouriteItem } from './favourites.ts'
import type { AccountFavourites } from './favourites-sync.ts'
import { parseAgreements, serialiseAgreements } from './stored-agreement.ts'

const item = (slug: string): FavouriteItem => ({
  product: { id: slug, attributes: { slug } },
  categoryPath: 'apparaty',
})
const slugs = ({ items }: { items: readonly FavouriteItem[] }) => items.map(({ product }) => product.attributes.slug)

let keys = 0
const makeKey = () => `key-${keys++}`
const stored = (...list: string[]): BrowserFavourites => ({ items: list.map(item), agreement: null, left: [] })
const toggle = (state: BrowserFavourites, slug: string) => toggleInBrowser(state, item(slug))

type Meeting = { browser: BrowserFavourites; account: AccountFavourites }

/** A browser whose owner signs in, and brings everything to the account. */
function sync(browser: BrowserFavourites, user: string, account: AccountFavourites): Meeting {
  const following = followAccount(browser, user, makeKey)
  const reached = (following.agreement?.unsent ?? []).reduce(applyChanges, account)
  return { browser: acceptAnswer(following, { user, answer: reached, makeKey }), account: reached }
}

const account = (...list: string[]) => accountFavourites(list.map(item), null)

it('joins what was marked before signing in, the account’s own first', () => {
  const { browser, account: joined } = sync(stored('a', 'b'), 'owner', account('z'))
  expect(slugs(joined)).toEqual(['z', 'a', 'b'])
  expect(slugs(browser)).toEqual(['z', 'a', 'b'])
})

it('takes a change set in once, however often it comes', () => {
  const change = { key: 'k', added: [item('a')], removed: {} }
  const once = applyChanges(account(), change)
  const unmarked = applyChanges(once, { key: 'other', added: [], removed: { a: ['k'] } })
  expect(slugs(unmarked)).toEqual([])
  expect(applyChanges(unmarked, change)).toBe(unmarked)
})

it('keeps a mark that was made anew elsewhere while this browser took back the one before', () => {
  const first = sync(stored('a'), 'owner', account())
  const second = sync(stored(), 'owner', first.account)
  const anew = sync(toggle(toggle(second.browser, 'a'), 'a'), 'owner', second.account)
  const late = sync(toggle(first.browser, 'a'), 'owner', anew.account)
  expect(slugs(late.account)).toEqual(['a'])
  expect(slugs(late.browser)).toEqual(['a'])
})

it('gives the next person nothing of the account that was followed here before', () => {
  const owner = sync(stored('a'), 'owner', account())
  // Marked while signed in, and not sent yet.
  const left = leaveAccount(toggle(owner.browser, 'b'), makeKey)
  expect(slugs(left)).toEqual(['a', 'b'])
  const next = sync(toggle(toggle(left, 'a'), 'c'), 'next', account('n'))
  expect(slugs(next.account)).toEqual(['n', 'c'])
  expect(slugs(next.browser)).toEqual(['n', 'c'])
  const back = sync(leaveAccount(next.browser, makeKey), 'owner', owner.account)
  expect(slugs(back.account)).toEqual(['b'])
  expect(slugs(back.browser)).toEqual(['b'])
  expect(back.browser.left).toEqual([])
})

it('keeps what was marked for both where nobody told that the owner left', () => {
  const owner = sync(stored('a'), 'owner', account())
  const next = sync(toggle(owner.browser, 'b'), 'next', account())
  expect(slugs(next.account)).toEqual(['b'])
  expect(slugs(sync(next.browser, 'owner', owner.account).account)).toEqual(['a', 'b'])
})

it('leaves the list to the browser when its account is deleted', () => {
  const { browser } = sync(stored('a'), 'owner', account())
  expect(slugs(sync(forgetAccount(browser), 'new', account()).account)).toEqual(['a'])
})

it('unmarks nothing because a list was lost', () => {
  const first = sync(stored('a'), 'owner', account())
  const again = sync(withoutBase({ ...first.browser, items: [] }), 'owner', first.account)
  expect(slugs(again.browser)).toEqual(['a'])
})

it('keeps what a browser knows of a product beyond what the account stores', () => {
  const titled = { ...item('a'), product: { id: 'a', attributes: { slug: 'a', title: 'A' } } }
  const { browser, account: joined } = sync({ ...stored(), items: [titled] }, 'owner', account())
  expect(browser.items).toEqual([titled])
  expect(joined.items).toEqual([item('a')])
})

it('hears a late answer only where no later one was heard', () => {
  const first = sync(stored('a'), 'owner', account())
  const later = sync(toggle(first.browser, 'b'), 'owner', first.account)
  expect(acceptAnswer(later.browser, { user: 'owner', answer: first.account, makeKey })).toBe(later.browser)
  expect(acceptAnswer(later.browser, { user: 'next', answer: first.account, makeKey })).toBe(later.browser)
})

it('goes on from what browsers and accounts stored before marks had names', () => {
  const { agreement, left } = parseAgreements('{"user":"owner","slugs":["a","b"]}')
  const { account: joined } = sync({ items: [item('b'), item('c')], agreement, left }, 'owner', account('a', 'b', 'z'))
  expect(slugs(joined)).toEqual(['b', 'z', 'c'])
})

it('comes back from the storage as it was', () => {
  const owner = sync(stored('a', 'b'), 'owner', account()).browser
  const next = followAccount(toggle(owner, 'c'), 'next', makeKey)
  const { agreement, left } = toggle(toggle(owner, 'a'), 'a')
  expect(parseAgreements(serialiseAgreements(next))).toEqual({ agreement: next.agreement, left: next.left })
  expect(parseAgreements(serialiseAgreements({ agreement, left }))).toEqual({ agreement, left })
  expect(serialiseAgreements(stored('a'))).toBeNull()
})

it('takes damaged agreements for none', () => {
  const none = { agreement: null, left: [] }
  for (const raw of [null, '', '[]', '{', 'null', '{"user":"me"}', '{"user":"me","slugs":[1,null]}'])
    expect(parseAgreements(raw)).toEqual(none)
  for (const agreement of ['1', '{"user":1}', '{"user":"me","unsent":[{}],"marks":{}}', '{"user":"me","unsent":[]}'])
    expect(parseAgreements(`{"agreement":${agreement},"left":[3]}`)).toEqual(none)
  expect(readAccountSync({ revision: 'x' })).toBeNull()
})
