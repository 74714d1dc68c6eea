'use client'

import { useEffect, useState } from 'react'
import { readCart } from '@/lib/cart/browser-cart'

/** How many products are in the cart; the page itself is the same for everybody and knows nothing of it. */
export function CartCount() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => setCount(readCart().length)
    read()
    // Said by whatever changes the cart without leaving its page.
    window.addEventListener('cart', read)
    return () => window.removeEventListener('cart', read)
  }, [])
  return count > 0 ? <span className="count">{count}</span> : null
}
