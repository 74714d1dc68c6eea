'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useId, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { VersionPlace } from '../../operations/read-earlier.ts'
import { LanguageChanges } from './language-changes.tsx'

type Props = { place: VersionPlace; locale: Locale; describedBy: string }

/** Opens what one language would get back from a version. */
export function LookButton({ place, locale, describedBy }: Props) {
  const say = useTranslate()
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      >
        {locale === 'ru'
          ? say('Посмотреть русский', 'Орысшасын қарау')
          : say('Посмотреть казахский', 'Қазақшасын қарау')}
      </button>
      <div id={panel} className="estu-versions__panel" hidden={!isOpen}>
        {isOpen && <LanguageChanges place={place} locale={locale} mayRestore />}
      </div>
    </>
  )
}
