'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { ProposalItem } from './proposal-item.tsx'
import { useProposals } from './use-proposals.ts'

type Label = Record<string, string> | string

/** Beside the form: how its texts would be printed. Nothing is changed, and nothing forbidden, until the editor agrees. */
export function TypographyPanel() {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const { proposals, take } = useProposals()
  const [taken, setTaken] = useState(0)
  const mayChange = hasSavePermission && !isTrashed
  const wordsOf = (label: Label) => (typeof label === 'string' ? label : (label[i18n.language] ?? label.ru ?? ''))
  const agree = (some: typeof proposals) => {
    take(some)
    setTaken(some.length)
  }
  return (
    <section className="estu-typography" aria-labelledby="typography-title">
      <h3 id="typography-title">{say('Типографика', 'Типографика')}</h3>
      <p role="status">
        {taken > 0 && `${say('Исправлено полей', 'Түзетілген өріс')}: ${taken}. `}
        {proposals.length === 0
          ? say('Замечаний нет.', 'Ескерту жоқ.')
          : `${say('Можно исправить полей', 'Түзетуге болатын өріс')}: ${proposals.length}. ${say('Публиковать это не мешает.', 'Бұл жариялауға кедергі емес.')}`}
      </p>
      {mayChange && proposals.length > 1 && (
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => agree(proposals)}>
          {say('Исправить всё', 'Бәрін түзету')}
        </button>
      )}
      <ul>
        {proposals.map((proposal) => (
          <ProposalItem
            key={proposal.path}
            proposal={proposal}
            name={proposal.labels.map((label) => wordsOf(label as Label)).join(' → ') || proposal.path}
            say={say}
            onTake={mayChange ? () => agree([proposal]) : null}
          />
        ))}
      </ul>
    </section>
  )
}
