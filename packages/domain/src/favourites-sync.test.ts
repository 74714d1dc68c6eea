import { expect, it } from 'vitest'
import type { FavouriteItem } from './favourites.ts'
import { changesSince, syncedNow, syncedWith, withChanges } from './favourites-sync.ts'

const item = (slug: string): FavouriteItem => ({
  product: { id: slug, attributes: { slug } },
  categoryPath: '/apparaty',
})
const slugs = (items: readonly FavouriteItem[]) => items.map(({ product }) => product.attributes.slug)

/** A browser as it behaves: its list, and what it last agreed on. */
function browser(...list: string[]) {
  let items = list.map(item)
  let base: string[] = []
  return {
    toggle: (slug: string) => {
      const without = items.filter(({ product }) => product.attributes.slug !== slug)
      items = without.length < items.length ? without : [...items, item(slug)]
    },
    sync: (account: FavouriteItem[]) => {
      const joined = withChanges(account, changesSince(items, base))
      items = joined
      base = syncedWith(syncedNow('me', joined), 'me')
      return joined
    },
    list: () => slugs(items),
  }
}

it('joins at first, then carries additions and removals between devices', () => {
  const [phone, desk] = [browser('a', 'b'), browser('c')]
  let account = phone.sync([item('z')])
  expect(slugs(account)).toEqual(['z', 'a', 'b'])
  account = desk.sync(account)
  expect(desk.list()).toEqual(['z', 'a', 'b', 'c'])
  phone.toggle('a')
  desk.toggle('d')
  account = phone.sync(account)
  account = desk.sync(account)
  expect(desk.list()).toEqual(['z', 'b', 'c', 'd'])
  account = phone.sync(account)
  expect(phone.list()).toEqual(['z', 'b', 'c', 'd'])
})

it('knows nothing of another account or from damaged storage', () => {
  expect(syncedWith(syncedNow('me', [item('a')]), 'you')).toEqual([])
  for (const raw of [null, '', '[]', '{"user":"me"}', '{"user":"me","slugs":[1,null]}', 'null'])
    expect(syncedWith(raw, 'me')).toEqual([])
})
