'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Stands at the lower edge of the screen, outside the row of buttons, which clips what does not fit. */
export function AtFormsEnd({ children }: { children: React.ReactNode }) {
  const { formRef } = useForm()
  const [form, setForm] = useState<HTMLElement | null>(null)
  useEffect(() => setForm(formRef?.current ?? null), [formRef])
  if (!form) return null
  return createPortal(
    <div className="estu-unsaved" role="status">
      {children}
    </div>,
    form,
  )
}
