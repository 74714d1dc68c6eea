'use client'

import { type BrowserFavourites, toggleInBrowser, withoutBase } from '@estu/domain/favourites/browser-list'
import {
  type FavouriteItem,
  favouritesKey,
  parseFavourites,
  serialiseFavourites,
  slugOf,
} from '@estu/domain/favourites/favourites'
import { syncedKey } from '@estu/domain/favourites/favourites-sync'
import { parseAgreements, serialiseAgreements } from '@estu/domain/favourites/stored-agreement'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type FavouritesState = {
  items: FavouriteItem[]
  loaded: boolean
  /** Marks what is shown as not marked, and the other way round. */
  toggle: (item: FavouriteItem) => void
  /** Puts what `change` makes of the stored state in its place. @returns the state as it is now. */
  replace: (change: (stored: BrowserFavourites) => BrowserFavourites) => BrowserFavourites
  /** Reads the storage again. */
  load: () => void
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The one owner of the browser's favourites: nothing else reads or writes their storage. Every change starts from what
 * is stored, which another tab may have changed.
 */
export function createFavouritesStore(storage: () => KeyValueStorage) {
  // Where nothing can be stored, the page keeps its own.
  let memory: BrowserFavourites = { items: [], agreement: null, left: [] }
  let isStored = true

  const read = (): BrowserFavourites => {
    if (!isStored) return memory
    try {
      return readFrom(storage())
    } catch (error) {
      console.warn('favourites: the storage cannot be read', error)
      return memory
    }
  }

  return createStore<FavouritesState>()((set, get) => {
    const replace: FavouritesState['replace'] = (change) => {
      const before = read()
      const after = change(before)
      isStored = writeTo(storage, before, after)
      memory = after
      set({ items: after.items })
      return after
    }
    return {
      items: [],
      loaded: false,
      replace,
      toggle: (item) => {
        const isMarked = has(get().items, item)
        replace((stored) => (has(stored.items, item) === isMarked ? toggleInBrowser(stored, item) : stored))
      },
      load: () => {
        memory = read()
        set({ items: memory.items, loaded: true })
      },
    }
  })
}

const has = (items: readonly FavouriteItem[], item: FavouriteItem) =>
  items.some((known) => slugOf(known) === slugOf(item))

function readFrom(storage: KeyValueStorage): BrowserFavourites {
  const raw = storage.getItem(favouritesKey)
  const { items, dropped } = parseFavourites(raw)
  if (dropped) {
    console.warn('favourites: the stored list was damaged and has been dropped')
    storage.removeItem(favouritesKey)
  }
  const state = { items, ...parseAgreements(storage.getItem(syncedKey)) }
  // Nobody unmarked what a damaged or missing list no longer shows: an emptied one is stored as `[]`.
  return raw === null || dropped ? withoutBase(state) : state
}

/** The list and what it rests on go together or not at all. @returns whether they are stored. */
function writeTo(storage: () => KeyValueStorage, before: BrowserFavourites, after: BrowserFavourites): boolean {
  try {
    writeItems(storage(), after)
    try {
      writeAgreements(storage(), after)
    } catch (error) {
      writeItems(storage(), before)
      throw error
    }
    return true
  } catch (error) {
    console.warn('favourites: the list cannot be saved', error)
    return false
  }
}

const writeItems = (storage: KeyValueStorage, { items }: BrowserFavourites) =>
  storage.setItem(favouritesKey, serialiseFavourites(items))

function writeAgreements(storage: KeyValueStorage, state: BrowserFavourites): void {
  const agreements = serialiseAgreements(state)
  if (agreements === null) storage.removeItem(syncedKey)
  else storage.setItem(syncedKey, agreements)
}

export type FavouritesStore = ReturnType<typeof createFavouritesStore>

export const favouritesStore = createFavouritesStore(() => localStorage)

/** The marked products. The storage is read on first use, after the page has become alive, and followed across tabs. */
export function useFavourites<T>(select: (state: FavouritesState) => T): T {
  useEffect(loadOnce, [])
  return useStore(favouritesStore, select)
}

function loadOnce(): void {
  const { loaded, load } = favouritesStore.getState()
  if (loaded) return
  load()
  addEventListener('storage', (event) => {
    if (event.key === favouritesKey || event.key === null) load()
  })
}
