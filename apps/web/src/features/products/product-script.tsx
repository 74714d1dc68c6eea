'use client'

import { useEffect, useRef } from 'react'
import { useRootMark } from '@/lib/use-root-mark'

/** What a browser can add to a product's page once it stands there; the page is whole without it. */
export function ProductScript() {
  const here = useRef<HTMLSpanElement>(null)
  useRootMark('dock')
  useEffect(() => {
    const page = here.current?.parentElement
    if (!page) return
    const gone = new AbortController()
    import('./browser/start').then(
      ({ startProductPage }) => startProductPage(page, gone.signal),
      (error: unknown) => console.warn('product: the page stays as it was sent', error),
    )
    return () => gone.abort()
  }, [])
  return (
    <>
      <span ref={here} hidden />
      <p className="sr" role="status" data-cart-status="" />
    </>
  )
}
