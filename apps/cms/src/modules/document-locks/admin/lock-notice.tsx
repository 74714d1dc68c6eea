'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { sideBySidePath } from '../../../admin/edit-path.ts'
import { useTranslate } from '../../../admin/use-translate.ts'

/**
 * Completes Payload’s notice that somebody else has the form open: it closes both languages, and the tab where they
 * stand side by side closes none.
 */
export function LockNotice() {
  const { collectionSlug, id, globalSlug } = useDocumentInfo()
  const say = useTranslate()
  const [collection, document] = globalSlug ? ['globals', globalSlug] : [collectionSlug, id && String(id)]
  if (!collection || !document) return null
  return (
    <LockMoment>
      <p>
        {say(
          'Чтобы писать на своём языке, ждать не нужно: тексты меняют и там, где языки стоят рядом.',
          'Өз тіліңізде жазу үшін күтудің қажеті жоқ: мәтінді екі тіл қатар тұрған жерде де өзгертуге болады.',
        )}{' '}
        <a id="locked-beside" href={sideBySidePath(collection, document)}>
          {say('Открыть «Два языка»', '«Екі тіл» бетін ашу')}
        </a>
      </p>
    </LockMoment>
  )
}

/** Says there since when: Payload does in English, on the browser’s clock, which the style sheet hides. */
export function LockMoment({ children }: { children?: ReactNode }) {
  const { documentIsLocked, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const say = useTranslate()
  const notice = useLockNotice(Boolean(documentIsLocked))
  if (!notice) return null
  return createPortal(
    <>
      {lastUpdateTime > 0 && (
        <p>
          {say('Последняя правка', 'Соңғы өзгеріс')}:{' '}
          <strong>
            {formatDate(new Date(lastUpdateTime), (i18n.language as string) === 'kk' ? 'kk' : 'ru', 'dayTime')}
          </strong>
        </p>
      )}
      {children}
    </>,
    notice,
  )
}

/** A place of our own within Payload’s notice, while that is open. */
function useLockNotice(isLocked: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!isLocked) return setPlace(null)
    const look = () => setPlace((known) => (known?.isConnected ? known : ownPlace()))
    look()
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [isLocked])
  return place
}

function ownPlace(): Element | null {
  const content = document.querySelector('.document-locked__content')
  if (!content) return null
  const own = document.createElement('div')
  content.append(own)
  return own
}
