'use client'

import { countPieces } from '@estu/domain/orders/cart'
import { useSyncExternalStore } from 'react'
import { readCart } from './browser-cart'

/** Said by what changes the cart on this page, and by a page that comes back from behind another one. */
const events = ['cart', 'pageshow'] as const

function follow(tell: () => void): () => void {
  for (const event of events) window.addEventListener(event, tell)
  return () => {
    for (const event of events) window.removeEventListener(event, tell)
  }
}

const none = () => 0

/** Follows how many pieces are in this browser's cart, or how many of one product; 0 until the page is alive. */
export const useCartPieces = (productId?: string): number =>
  useSyncExternalStore(follow, () => countPieces(readCart(), productId), none)
