'use client'

import { useEffect } from 'react'
import { abortAfter } from '@/lib/calls/abort-after'

type Words = Record<'again' | 'home' | 'wait' | 'back', string>

const askEveryMs = 15_000
/** The network may have returned before this page could listen for it. */
const askFirstMs = 3000

/** The ways on from a page that is not kept. It opens by itself once its address answers. */
export function WaysBack({ home, words }: { home: string; words: Words }) {
  useEffect(waitForNetwork, [])
  return (
    <>
      <div className="btns stand-in__ways">
        <button type="button" className="btn btn--primary" onClick={() => location.reload()}>
          {words.again}
        </button>
        <a className="btn btn--secondary" href={home}>
          {words.home}
        </a>
      </div>
      <div className="btns stand-in__unsent">
        <button type="button" className="btn btn--primary" onClick={() => history.back()}>
          {words.back}
        </button>
      </div>
      <p className="muted stand-in__ways">{words.wait}</p>
    </>
  )
}

/**
 * Asks again while somebody looks, and at once when the browser says that there is a network. A page that was not
 * prepared for another is no one's substitute; one that a form led to would send the form again; and nobody's typing is
 * cut short.
 */
function waitForNetwork(): (() => void) | undefined {
  const { standIn, unsent } = document.documentElement.dataset
  if (!standIn || unsent !== undefined) return
  let isTouched = false
  const touch = () => {
    isTouched = true
  }
  const ask = async () => {
    if (document.hidden || isTouched) return
    const answer = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abortAfter(askEveryMs),
    }).catch(() => null)
    if (answer && answer.status < 500 && !isTouched) location.reload()
  }
  const soon = setTimeout(ask, askFirstMs)
  const timer = setInterval(ask, askEveryMs)
  addEventListener('online', ask)
  addEventListener('input', touch)
  return () => {
    clearTimeout(soon)
    clearInterval(timer)
    removeEventListener('online', ask)
    removeEventListener('input', touch)
  }
}
