'use client'

import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { lostErrors, type ToldErrors, toldErrorsOf } from './told-errors.ts'

/**
 * What a refused form says stays until somebody changes something. Trap: Payload asks for the state of a form, without
 * any check of it, a moment after each change. Who saves within that moment is told what is wrong, and then the answer
 * to the earlier question calls every field right: the sentence is gone before it can be read.
 */
export function KeepToldErrors() {
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted() && !isProcessing
  const told = useRef<ToldErrors | null>(null)
  useLayoutEffect(() => {
    const lost = isRefused && told.current ? lostErrors(told.current, fields) : []
    if (lost.length === 0) told.current = isRefused ? toldErrorsOf(fields) : null
    // Adds the message to the lists that rows and tabs have of what is wrong within them, too.
    else dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
  }, [fields, isRefused, dispatchFields])
  return null
}
