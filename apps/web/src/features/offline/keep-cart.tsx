'use client'

import { locales } from '@estu/domain/locale/locales'
import { useEffect } from 'react'
import { cartText } from '@/lib/cart/browser-cart'
import { workerContainer } from '@/lib/offline/worker-container'
import { fetchCartCards } from './cart-cards'

/** So long after the last press on a stepper. */
const pauseMs = 400

/**
 * Has the worker keep what the cart's products are called, in both languages, for when there is no network: after each
 * change of the cart, and where the cart is shown at once too.
 */
export function KeepCart({ isShown = false }: { isShown?: boolean }) {
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      clearTimeout(pause)
      pause = setTimeout(keepNames, pauseMs)
    }
    if (isShown) keepNames()
    window.addEventListener('cart', keepSoon)
    return () => {
      clearTimeout(pause)
      window.removeEventListener('cart', keepSoon)
    }
  }, [isShown])
  return null
}

function keepNames(): void {
  const cart = cartText()
  const container = cart && workerContainer()
  if (!container) return
  void container.ready.then(() => Promise.allSettled(locales.map((locale) => fetchCartCards(locale, cart))))
}
