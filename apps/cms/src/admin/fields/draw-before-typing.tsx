'use client'

import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'

/**
 * Draws what the form still has to draw before a letter is put into a field. Trap: Payload's fields look at the form
 * through a reference that is renewed after it is drawn. One that is drawn together with a letter, because an answer of
 * the server had to be drawn too, puts its old value into the input and then the new one, and the caret goes to the end.
 */
export function DrawBeforeTyping() {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const drawAll = () => {
      flushSync(draw)
      // What was drawn may ask for more by its effects, as the document's title does.
      flushSync(draw)
    }
    document.addEventListener('beforeinput', drawAll, true)
    return () => document.removeEventListener('beforeinput', drawAll, true)
  }, [])
  return null
}
