'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useDocumentInfo } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import { contactWayLabels } from '../../../fields/people/contact-way-labels.ts'
import type { GivenAnswer } from '../answer-fields.ts'

/** The answers that were given, the newest first, with who gave them, when and how. */
export function AnswerList() {
  const say = useTranslate()
  const { savedDocumentData } = useDocumentInfo()
  const answers = (savedDocumentData?.answers ?? []) as GivenAnswer[]
  if (answers.length === 0) return null
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  return (
    <section className="estu-history">
      <h3>{say('Что ответили', 'Берілген жауап')}</h3>
      <ol>
        {answers.toReversed().map(({ id, at, who, way, words }) => (
          <li key={id ?? at}>
            <p>
              {formatDate(new Date(at), language, 'dayTime')}, {who} ({say(...contactWayLabels[way])})
            </p>
            <p className="estu-history__note">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
