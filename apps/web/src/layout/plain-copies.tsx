'use client'

import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { useEffect } from 'react'

/** What is copied from a page is as it was typed: without the signs that only keep its lines together (ADR 0027). */
export function PlainCopies() {
  useEffect(() => {
    document.addEventListener('copy', copyPlain)
    return () => document.removeEventListener('copy', copyPlain)
  }, [])
  return null
}

function copyPlain(event: ClipboardEvent): void {
  const selection = getSelection()
  const text = selection?.toString() ?? ''
  const plain = withUsualSpaces(text)
  // Spaces the browser makes usual ones by itself, and better: it knows every kind of what is marked.
  if (!selection || plain.length === text.length || event.defaultPrevented) return
  event.clipboardData?.setData('text/plain', plain)
  event.clipboardData?.setData('text/html', withUsualSpaces(markupOf(selection)))
  event.preventDefault()
}

function markupOf(selection: Selection): string {
  const box = document.createElement('div')
  box.append(selection.getRangeAt(0).cloneContents())
  // A link leads to the same place from wherever it is put.
  for (const link of box.querySelectorAll('a')) link.setAttribute('href', link.href)
  return box.innerHTML
}
