'use client'

import type { RefObject } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { PublishingCheck } from '../operations/check-publishing.ts'
import { MissingFields, Notices, PageAddress, SharedFields } from './publish-findings.tsx'

type Props = {
  check: PublishingCheck
  done: boolean
  /** A form that saves takes no other order. */
  isSaving: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onPublish: () => void
  onClose: () => void
}

/** What publishing will do, or has done. */
export function PublishSummary({ check, done, isSaving, heading, onPublish, onClose }: Props) {
  const say = useTranslate()
  const blocked = check.missing.length > 0
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {done
          ? say('Опубликовано', 'Жарияланды')
          : blocked
            ? say('Пока нельзя опубликовать', 'Әзірге жариялауға болмайды')
            : say('Можно публиковать', 'Жариялауға болады')}
      </h3>
      {!done && blocked && <MissingFields missing={check.missing} onClose={onClose} />}
      {check.notices.length > 0 && <Notices notices={check.notices} onClose={onClose} />}
      {check.shared.length > 0 && <SharedFields shared={check.shared} done={done} />}
      <PageAddress address={check.address} done={done} isShown={!blocked || done} />
      <p className="estu-publish__buttons">
        {!done && !blocked && (
          <button
            type="button"
            id="publish-now"
            disabled={isSaving}
            className="btn btn--style-primary btn--size-medium"
            onClick={onPublish}
          >
            {say('Опубликовать', 'Жариялау')}
          </button>
        )}
        <button
          type="button"
          id="publish-close"
          className="btn btn--style-secondary btn--size-medium"
          onClick={onClose}
        >
          {say('Закрыть', 'Жабу')}
        </button>
      </p>
    </>
  )
}
