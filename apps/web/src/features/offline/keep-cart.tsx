'use client'

import { locales } from '@estu/domain/locale/locales'
import { useEffect } from 'react'
import { cartText } from '@/lib/cart/browser-cart'
import { fetchCartCards } from './cart-cards'

/** Has the worker keep what the cart's products are called, in both languages, for when there is no network. */
export function KeepCart() {
  useEffect(() => {
    const cart = cartText()
    if (!cart || !('serviceWorker' in navigator)) return
    void navigator.serviceWorker.ready.then(() =>
      Promise.allSettled(locales.map((locale) => fetchCartCards(locale, cart))),
    )
  }, [])
  return null
}
