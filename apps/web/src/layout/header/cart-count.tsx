'use client'

import { cartCookie } from '@estu/domain/orders/cart'
import { useEffect, useState } from 'react'

/** How many products are in the cart; the page itself is the same for everybody and knows nothing of it. */
export function CartCount() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => setCount(countLines(document.cookie))
    read()
    // Said by whatever changes the cart without leaving its page.
    window.addEventListener('cart', read)
    return () => window.removeEventListener('cart', read)
  }, [])
  return count > 0 ? <span className="count">{count}</span> : null
}

function countLines(cookies: string): number {
  const value = cookies
    .split('; ')
    .find((part) => part.startsWith(`${cartCookie}=`))
    ?.slice(cartCookie.length + 1)
  return value ? value.split('.').length : 0
}
