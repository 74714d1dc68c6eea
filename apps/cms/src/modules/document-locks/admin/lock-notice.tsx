'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { sideBySidePath } from '../../../admin/edit-path.ts'
import { useTranslate } from '../../../admin/use-translate.ts'

/**
 * Completes Payload’s notice that somebody else has the form open: it closes both languages, and the tab where they
 * stand side by side closes none. Payload tells there since when in English, on the browser’s clock.
 */
export function LockNotice() {
  const { collectionSlug, documentIsLocked, id, globalSlug, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const say = useTranslate()
  const notice = useLockNotice(Boolean(documentIsLocked))
  const [collection, document] = globalSlug ? ['globals', globalSlug] : [collectionSlug, id && String(id)]
  if (!notice || !collection || !document) return null
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
      <p>
        {say(
          'Чтобы писать на своём языке, ждать не нужно: тексты меняют и там, где языки стоят рядом.',
          'Өз тіліңізде жазу үшін күтудің қажеті жоқ: мәтінді екі тіл қатар тұрған жерде де өзгертуге болады.',
        )}{' '}
        <a id="locked-beside" href={sideBySidePath(collection, document)}>
          {say('Открыть «Два языка»', '«Екі тіл» бетін ашу')}
        </a>
      </p>
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
  const since = content.querySelector<HTMLElement>('p:last-of-type')
  if (since) since.hidden = true
  const own = document.createElement('div')
  content.append(own)
  return own
}
