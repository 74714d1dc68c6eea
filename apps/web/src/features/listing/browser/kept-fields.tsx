'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { patchMarkup } from './patch-markup'

/**
 * Fields as finished markup. As components a listing's seventy would be rendered, sent and woken one by one; replaced
 * text would lose the keyboard's place, so of newer markup only what differs is written.
 * @param name of the markup, by which a page's data refer to it; before it, where that is looked for.
 */
export function KeptFields({ name, markup }: { name: string; markup: string }) {
  const own = useRef<HTMLDivElement>(null)
  const shown = useRef(markup)
  // What React knows never changes, so it never writes over what stands there.
  const [first] = useState(markup)

  useLayoutEffect(() => {
    if (own.current && shown.current !== markup) patchMarkup(own.current, shown.current, markup)
    shown.current = markup
  }, [markup])

  return <div ref={own} className="static-markup" data-still={name} dangerouslySetInnerHTML={{ __html: first }} />
}
