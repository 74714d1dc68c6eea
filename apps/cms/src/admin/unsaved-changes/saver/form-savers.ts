'use client'

import { useForm } from '@payloadcms/ui'
import { type RefObject, useEffect } from 'react'
import type { ChangeSaver } from './change-saver.ts'

type KeptSaver = RefObject<ChangeSaver | null>

/** By the element of the form: what stands in it finds the saver there, whoever drew both. */
const savers = new WeakMap<Element, KeptSaver>()

/** Lets others in the form have it saved at once. */
export function useKnownSaver(saver: KeptSaver, isAutosaved: boolean): void {
  const { formRef } = useForm()
  useEffect(() => {
    const form = formRef?.current
    if (!form || !isAutosaved) return
    savers.set(form, saver)
    return () => {
      savers.delete(form)
    }
  }, [formRef, saver, isAutosaved])
}

/** Saves what was typed into a form. @returns whether nothing of it is left unsaved. */
export async function saveForm(form: Element | null | undefined): Promise<boolean> {
  const saver = form ? savers.get(form)?.current : null
  return saver ? saver.flush() : true
}
