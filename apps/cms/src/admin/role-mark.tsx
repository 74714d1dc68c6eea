'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

/** Marks the page with the role of who works in it: a translator is not offered rows to add or remove. */
export function RoleMark({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const role = (user as { role?: string } | null)?.role ?? ''
  useEffect(() => {
    document.documentElement.dataset.role = role
  }, [role])
  return children
}
