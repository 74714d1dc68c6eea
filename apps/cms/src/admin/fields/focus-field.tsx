'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { isShown, nearestTo, openAround, openTabOf, pause } from './reveal-field.ts'
import { formPathIn } from './row-paths.ts'

const mostSteps = 20

/**
 * Brings a field of the open form to sight, opening its tab and the rows it stands in, and puts the cursor into it. Of a
 * field that is not there, what is nearest.
 */
export async function focusField(path: string): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    const near = nearestTo(path)
    if (near?.isItself && isShown(near.element)) break
    if (near && openAround(near.element)) await pause(50)
    else if (near && isShown(near.element)) {
      // Payload makes the fields of a row only as they come near the screen.
      near.element.scrollIntoView({ block: 'start' })
      await pause(100)
    } else if (!(await openTabOf(path))) break
  }
  const found = nearestTo(path)
  if (found) putCursor(found.element)
}

/** Whether the form that is open has drawn this very field. */
export const isOnScreen = (path: string): boolean => nearestTo(path)?.isItself === true

function putCursor(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' })
  const input = field.matches('input, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')
  input?.focus({ preventScroll: true })
}

/** Follows a link such as `…?locale=kk#summary` or `#faq.{row id}.answer` to the field itself, once the form is there. */
export function FocusField() {
  const { getFields } = useForm()
  const inForm = useEffectEvent((path: string) => formPathIn(getFields(), path) ?? path)
  useEffect(() => {
    const named = decodeURIComponent(window.location.hash.slice(1))
    if (!/^[\w.-]+$/.test(named)) return
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      const path = inForm(named)
      const ready = nearestTo(path) ?? document.querySelector('.tabs-field__tab-button')
      if (!ready && tries < 50) return
      clearInterval(timer)
      void focusField(path)
    }, 100)
    return () => clearInterval(timer)
  }, [])
  return null
}
