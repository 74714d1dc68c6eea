'use client'

import {
  type FavouriteItem,
  favouritesKey,
  parseFavourites,
  serialiseFavourites,
  toggleFavourite,
} from '@estu/domain/favourites'
import { useEffect } from 'react'
import { create } from 'zustand'

type FavouritesState = { items: FavouriteItem[]; loaded: boolean; toggle: (item: FavouriteItem) => void }

const store = create<FavouritesState>()((set, get) => ({
  items: [],
  loaded: false,
  toggle: (item) => {
    const items = toggleFavourite(get().items, item)
    set({ items })
    save(items)
  },
}))

/** The marked products. The storage is read on first use, after the page has become alive, and followed across tabs. */
export function useFavourites<T>(select: (state: FavouritesState) => T): T {
  useEffect(loadOnce, [])
  return store(select)
}

function loadOnce(): void {
  if (store.getState().loaded) return
  store.setState({ loaded: true })
  load()
  addEventListener('storage', (event) => {
    if (event.key === favouritesKey || event.key === null) load()
  })
}

function load(): void {
  try {
    const { items, dropped } = parseFavourites(localStorage.getItem(favouritesKey))
    if (dropped) {
      console.warn('favourites: the stored list was damaged and has been dropped')
      localStorage.removeItem(favouritesKey)
    }
    store.setState({ items })
  } catch (error) {
    console.warn('favourites: the storage cannot be read', error)
  }
}

function save(items: readonly FavouriteItem[]): void {
  try {
    localStorage.setItem(favouritesKey, serialiseFavourites(items))
  } catch (error) {
    console.warn('favourites: the list cannot be saved', error)
  }
}
