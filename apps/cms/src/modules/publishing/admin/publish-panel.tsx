'use client'

import { PublishButton as UsualPublishButton, useFormProcessing } from '@payloadcms/ui'
import { useContext, useEffect, useRef } from 'react'
import { SavedApart } from '../../../admin/saved-apart.ts'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { PublishingCheck } from '../operations/check-publishing.ts'
import { PublishSummary } from './publish-summary.tsx'
import type { PublishingState } from './use-publishing.ts'

type Props = { state: PublishingState; onPublish: (check: PublishingCheck) => void; onClose: () => void }

/** What is found out before publishing, and what came of it. */
export function PublishPanel({ state, onPublish, onClose }: Props) {
  const say = useTranslate()
  const apart = useContext(SavedApart)
  const isSaving = useFormProcessing()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state.step === 'ready' || state.step === 'done') heading.current?.focus()
  }, [state.step])

  return (
    <div
      className="estu-publish__panel"
      role="dialog"
      aria-label={say('Публикация', 'Жариялау')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {'check' in state ? (
        <PublishSummary
          check={state.check}
          done={state.step === 'done'}
          isSaving={isSaving}
          heading={heading}
          onPublish={() => onPublish(state.check)}
          onClose={onClose}
        />
      ) : (
        <p role="status">
          {state.step === 'failed'
            ? say(
                'Не удалось проверить документ. Попробуйте ещё раз.',
                'Құжатты тексеру мүмкін болмады. Қайталап көріңіз.',
              )
            : say('Проверяем…', 'Тексеріп жатырмыз…')}
        </p>
      )}
      {state.step === 'ready' && !apart && (
        <details className="estu-publish__more">
          <summary>{say('На всех языках', 'Барлық тілде')}</summary>
          <UsualPublishButton />
        </details>
      )}
      {state.step === 'failed' && (
        <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onClose}>
          {say('Закрыть', 'Жабу')}
        </button>
      )}
    </div>
  )
}
