import { leaveAccount } from '@estu/domain/favourites/account-in-step'
import { accountFavourites, applyChanges } from '@estu/domain/favourites/account-list'
import { type FavouriteItem, slugOf } from '@estu/domain/favourites/favourites'
import type { AccountFavourites, FavouriteChanges } from '@estu/domain/favourites/favourites-sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFavouritesStore } from './favourites-store'
import { syncFavourites } from './sync-favourites'

const item = (slug: string): FavouriteItem => ({
  product: { id: slug, attributes: { slug } },
  categoryPath: 'apparaty',
})
const shown = (items: readonly FavouriteItem[]) => items.map(slugOf)

/** One marking of one product by one person; it holds until somebody who has seen it unmarks the product. */
type Mark = { slug: string }

/** What may be known: sets that only grow, the plainest form of an observed-remove set. */
class Knowledge {
  marked = new Set<Mark>()
  unmarked = new Set<Mark>()
  learn({ marked, unmarked }: Knowledge) {
    for (const mark of marked) this.marked.add(mark)
    for (const mark of unmarked) this.unmarked.add(mark)
  }
  copy() {
    const copy = new Knowledge()
    copy.learn(this)
    return copy
  }
  live = () => [...this.marked].filter((mark) => !this.unmarked.has(mark))
  slugs = () => [...new Set(this.live().map(({ slug }) => slug))].sort()
}

type Request = {
  changes: FavouriteChanges | null
  answer: { list: AccountFavourites; knowledge: Knowledge } | null
  resolve: (list: AccountFavourites) => void
  reject: (error: Error) => void
}

let keys = 0
const makeKey = () => `left-${keys++}`
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The account behind the server's own rule, and what is known there. */
function server() {
  let list = accountFavourites([], null)
  const knowledge = new Knowledge()
  return {
    list: () => list,
    knowledge,
    /** As the operation does: under the row's lock, so one after the other, from what is stored as JSON. */
    receive(changes: FavouriteChanges | null, sent: Knowledge | undefined) {
      const { items, ...sync } = JSON.parse(JSON.stringify(list)) as AccountFavourites
      if (changes) list = applyChanges(accountFavourites(items, sync), JSON.parse(JSON.stringify(changes)))
      if (sent) knowledge.learn(sent)
      return { list, knowledge: knowledge.copy() }
    },
  }
}

/** A browser of two tabs over one storage. */
function browser(account: ReturnType<typeof server>) {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const tabs = [0, 1].map(() => ({ store: createFavouritesStore(() => storage), requests: [] as Request[] }))
  for (const { store } of tabs) store.getState().load()
  const knowledge = new Knowledge()
  const sent = new Map<string, Knowledge>()
  let isSignedIn = false
  // From the first request after signing in until signing out: what was asked before that is heard no more.
  let isFollowing = false
  const tabOf = (index: number) => tabs[index] as (typeof tabs)[number]
  const reader = createFavouritesStore(() => storage)
  const peek = () => reader.getState().replace((stored) => stored)

  /** What was put into a change set is what was known then. */
  const rememberSent = () => {
    for (const { key } of peek().agreement?.unsent ?? []) if (!sent.has(key)) sent.set(key, knowledge.copy())
  }
  const take = (tab: number) => tabOf(tab).requests.shift()
  /** Whoever looks at the tab where it happened sees it at once, without a reload. */
  const expectShown = (tab: number) => expect(shown(tabOf(tab).store.getState().items)).toEqual(shown(peek().items))

  return {
    knowledge,
    /** As the other tab sees it once it has heard of the storage. */
    hear: (tab: number) => tabOf(tab).store.getState().load(),
    toggle(tab: number, slug: string) {
      const { items, toggle } = tabOf(tab).store.getState()
      const wasShown = shown(items).includes(slug)
      const live = knowledge.live().filter((mark) => mark.slug === slug)
      if (wasShown) for (const mark of live) knowledge.unmarked.add(mark)
      else if (live.length === 0) knowledge.marked.add({ slug })
      toggle(item(slug))
      expectShown(tab)
    },
    signIn: () => {
      isSignedIn = true
    },
    signOut() {
      isSignedIn = false
      isFollowing = false
      tabOf(0)
        .store.getState()
        .replace((stored) => leaveAccount(stored, makeKey))
      rememberSent()
    },
    begin(tab: number) {
      if (!isSignedIn) return
      isFollowing = true
      const { store, requests } = tabOf(tab)
      const exchange = (_user: string, changes: FavouriteChanges | null) =>
        new Promise<AccountFavourites>((resolve, reject) => {
          requests.push({ changes, answer: null, resolve, reject })
          rememberSent()
        })
      syncFavourites(store, 'owner', exchange).catch(() => undefined)
    },
    arrive(tab: number) {
      const [request] = tabOf(tab).requests
      if (request && !request.answer) {
        request.answer = account.receive(request.changes, sent.get(request.changes?.key ?? ''))
      }
    },
    async answer(tab: number) {
      const [request] = tabOf(tab).requests
      if (!request?.answer) return
      take(tab)
      if (isFollowing) knowledge.learn(request.answer.knowledge)
      request.resolve(JSON.parse(JSON.stringify(request.answer.list)))
      await settle()
      expectShown(tab)
    },
    async fail(tab: number) {
      take(tab)?.reject(new Error('no network'))
      await settle()
    },
    /** All at once, as mostly happens; what was under way is given up. */
    async sync(tab: number) {
      while (tabOf(tab).requests.length > 0) await this.fail(tab)
      this.signIn()
      this.begin(tab)
      while (tabOf(tab).requests.length > 0) {
        this.arrive(tab)
        await this.answer(tab)
      }
    },
    /** The account took it in, and the browser never hears of it. */
    async loseAnswer(tab: number) {
      if (tabOf(tab).requests.length === 0) this.begin(tab)
      this.arrive(tab)
      await this.fail(tab)
    },
    stored: () => shown(peek().items),
    shown: (tab: number) => shown(tabOf(tab).store.getState().items),
  }
}

const where = { at: fc.nat({ max: 1 }), tab: fc.nat({ max: 1 }) }
type Step = 'signIn' | 'signOut' | 'hear' | 'begin' | 'arrive' | 'answer' | 'fail' | 'sync' | 'loseAnswer'
const step = (type: Step) => fc.record({ ...where, type: fc.constant(type) })
const toggle = fc.record({ ...where, type: fc.constant('toggle' as const), slug: fc.constantFrom('a', 'b') })
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: toggle },
    { weight: 2, arbitrary: step('signIn') },
    { weight: 1, arbitrary: step('signOut') },
    { weight: 2, arbitrary: step('hear') },
    { weight: 5, arbitrary: step('begin') },
    { weight: 5, arbitrary: step('arrive') },
    { weight: 5, arbitrary: step('answer') },
    { weight: 2, arbitrary: step('fail') },
    { weight: 4, arbitrary: step('sync') },
    { weight: 3, arbitrary: step('loseAnswer') },
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
)

it('loses no mark that nobody took back, brings none back, and ends alike in every browser', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const account = server()
      const browsers = [browser(account), browser(account)]
      for (const action of actions) {
        const one = browsers[action.at] as (typeof browsers)[number]
        if (action.type === 'toggle') one.toggle(action.tab, action.slug)
        else await one[action.type](action.tab)
        expect([...one.stored()].sort()).toEqual(one.knowledge.slugs())
      }
      for (const tab of [0, 1, 0]) for (const one of browsers) await one.sync(tab)
      const everything = new Knowledge()
      for (const one of browsers) everything.learn(one.knowledge)
      expect(shown(account.list().items).sort()).toEqual(everything.slugs())
      for (const one of browsers) {
        for (const tab of [0, 1]) one.hear(tab)
        for (const tab of [0, 1]) expect(one.shown(tab)).toEqual(shown(account.list().items))
      }
    }),
    { numRuns: 1000 },
  )
}, 60_000)
