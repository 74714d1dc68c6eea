'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { releasableGlobals } from '../../releasable.ts'
import { AsidePanel } from './aside-panel.tsx'

/** A single document has no drafts: what stands in its form can wait for a release instead of going public at once. */
export function PutAside() {
  const say = useTranslate()
  const { user } = useAuth()
  const { globalSlug } = useDocumentInfo()
  const [isOpen, setIsOpen] = useState(false)
  const role = (user as { role?: string } | null)?.role
  const global = releasableGlobals.find((slug) => slug === globalSlug)
  if (!global || (role !== 'editor' && role !== 'admin')) return null
  return (
    <div className="estu-publish estu-undo">
      <button
        type="button"
        id="put-aside"
        className="btn btn--style-secondary btn--size-medium"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {say('Отложить в выпуск…', 'Шығарылымға қою…')}
      </button>
      {isOpen && <AsidePanel global={global} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
