'use client'

import { useEffect } from 'react'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const elementId = (path: string) => `field-${path.replace(/\./g, '__')}`

/** The field, or the nearest list around it that is on the screen. */
function find(path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(elementId(parts.slice(0, length).join('.')))
    if (found) return found
  }
  return null
}

const isShown = (element: HTMLElement) => element.offsetParent !== null

/** Brings a field of the open form to sight, opening its tab, and puts the cursor into it. */
export async function focusField(path: string): Promise<void> {
  const shown = find(path)
  if (!shown || !isShown(shown)) await openTabOf(path)
  const field = find(path)
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  const input = field.matches('input, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')
  input?.focus({ preventScroll: true })
}

async function openTabOf(path: string): Promise<void> {
  for (const tab of document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')) {
    tab.click()
    await pause(50)
    const field = find(path)
    if (field && isShown(field)) return
  }
}

/** Follows a link such as `…?locale=kk#summary` to the field itself, once the form is there. */
export function FocusField() {
  useEffect(() => {
    const path = decodeURIComponent(window.location.hash.slice(1))
    if (!/^[\w.]+$/.test(path)) return
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      const ready = find(path) ?? document.querySelector('.tabs-field__tab-button')
      if (!ready && tries < 50) return
      clearInterval(timer)
      void focusField(path)
    }, 100)
    return () => clearInterval(timer)
  }, [])
  return null
}
