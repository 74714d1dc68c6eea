'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { UndoPanel } from './undo-panel.tsx'
import { useUndo } from './use-undo.ts'

/** After a publication, or once a language was taken off the site: what was public before can be brought back. */
export function UndoBar() {
  const say = useTranslate()
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug, data, unpublishedVersionCount, hasPublishedDoc } = useDocumentInfo()
  const role = (user as { role?: string } | null)?.role
  const place = globalSlug ? `globals/${globalSlug}` : id ? `${collectionSlug}/${id}` : null
  const isEditor = role === 'editor' || role === 'admin'
  // A draft saved over what is public changes nothing here.
  const isAsPublic = unpublishedVersionCount === 0
  const published = `${hasPublishedDoc} ${isAsPublic} ${isAsPublic ? data?.updatedAt : ''}`
  const { state, open, undo, close } = useUndo(isEditor ? place : null, published)
  if (!state.last && state.step !== 'done') return null
  return (
    <div className="estu-publish estu-undo">
      {state.last && (
        <button
          type="button"
          id="undo-publication"
          className="btn btn--style-secondary btn--size-medium"
          onClick={open}
        >
          {state.last.isTakenOff
            ? say('Вернуть на сайт…', 'Сайтқа қайтару…')
            : say('Отменить публикацию…', 'Жариялануын болдырмау…')}
        </button>
      )}
      {state.step !== 'closed' && <UndoPanel state={state} onUndo={undo} onClose={close} />}
    </div>
  )
}
