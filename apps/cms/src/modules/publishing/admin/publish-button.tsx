'use client'

import {
  PublishButton as UsualPublishButton,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { PublishingCheck } from '../operations/check-publishing.ts'
import { PublishSummary } from './publish-summary.tsx'

type State =
  | { step: 'closed' | 'checking' | 'publishing' | 'failed' }
  | { step: 'ready' | 'done'; check: PublishingCheck }

/**
 * Publishing with a look at it first: what the language lacks, which shared fields go live with it, which addresses
 * change. The server enforces the same rules whatever is clicked here.
 */
export function PublishButton() {
  const say = useTranslate()
  const { user } = useAuth()
  const { id, collectionSlug, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { code } = useLocale()
  const { submit } = useForm()
  const modified = useFormModified()
  const [state, setState] = useState<State>({ step: 'closed' })
  const heading = useRef<HTMLHeadingElement>(null)

  const api = `/api/${collectionSlug}/${id}`
  const ask = useCallback(async () => {
    const response = await fetch(`/api/publishing-check/${collectionSlug}/${id}?locale=${code}`)
    if (!response.ok) throw new Error(`publishing-check: ${response.status}`)
    return (await response.json()) as PublishingCheck
  }, [collectionSlug, id, code])

  const open = async () => {
    setState({ step: 'checking' })
    try {
      // What was typed a moment ago belongs to what is checked.
      if (modified) {
        await submit({
          action: `${api}?locale=${code}&draft=true&depth=0&fallback-locale=null`,
          method: 'PATCH',
          overrides: { _status: 'draft' },
          skipValidation: true,
          disableSuccessStatus: true,
        } as never)
      }
      setState({ step: 'ready', check: await ask() })
    } catch {
      setState({ step: 'failed' })
    }
  }

  const publish = async (check: PublishingCheck) => {
    setState({ step: 'publishing' })
    const result = await submit({
      action: `${api}?locale=${code}&publishSpecificLocale=${code}&depth=0`,
      overrides: { _status: 'published' },
    })
    if (!result) return setState({ step: 'closed' })
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
    setState({ step: 'done', check })
  }

  useEffect(() => {
    if (state.step === 'ready' || state.step === 'done') heading.current?.focus()
  }, [state.step])

  if ((user as { role?: string } | null)?.role === 'translator' || !id) return null
  const close = () => setState({ step: 'closed' })
  return (
    <div className="estu-publish">
      <button type="button" id="publish-check" className="btn btn--style-primary btn--size-medium" onClick={open}>
        {code === 'kk'
          ? say('Опубликовать казахский…', 'Қазақшасын жариялау…')
          : say('Опубликовать русский…', 'Орысшасын жариялау…')}
      </button>
      {state.step !== 'closed' && (
        <div
          className="estu-publish__panel"
          role="dialog"
          aria-label={say('Публикация', 'Жариялау')}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {'check' in state ? (
            <PublishSummary
              check={state.check}
              done={state.step === 'done'}
              heading={heading}
              onPublish={() => publish(state.check)}
              onClose={close}
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
          {state.step === 'ready' && (
            <details className="estu-publish__more">
              <summary>{say('По расписанию или на всех языках', 'Кесте бойынша немесе барлық тілде')}</summary>
              <UsualPublishButton />
            </details>
          )}
          {!('check' in state) && state.step === 'failed' && (
            <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={close}>
              {say('Закрыть', 'Жабу')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
