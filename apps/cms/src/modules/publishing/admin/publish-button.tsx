'use client'

import { useAuth, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { ScheduleButton } from '../../schedule/admin/schedule-button.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { usePublishing } from './use-publishing.ts'

/**
 * Publishing with a look at it first: what the language lacks, which shared fields go live with it, which addresses
 * change. The server enforces the same rules whatever is clicked here.
 */
export function PublishButton() {
  const say = useTranslate()
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  const { state, open, publish, close } = usePublishing()
  const [isScheduling, setScheduling] = useState(false)

  if ((user as { role?: string } | null)?.role === 'translator' || !id) return null
  return (
    <div className="estu-publish">
      <button
        type="button"
        id="publish-check"
        className="btn btn--style-primary btn--size-medium"
        onClick={() => {
          setScheduling(false)
          void open()
        }}
      >
        {code === 'kk'
          ? say('Опубликовать казахский…', 'Қазақшасын жариялау…')
          : say('Опубликовать русский…', 'Орысшасын жариялау…')}
      </button>
      <ScheduleButton
        isOpen={isScheduling}
        onOpen={() => {
          close()
          setScheduling(true)
        }}
        onClose={() => setScheduling(false)}
      />
      {state.step !== 'closed' && <PublishPanel state={state} onPublish={publish} onClose={close} />}
    </div>
  )
}
