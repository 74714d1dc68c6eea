'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import { UseList } from './use-list.tsx'
import { useUses } from './use-uses.ts'
import { UsesInConfirm } from './uses-in-confirm.tsx'

/** Beside the form: who shows this document, so that nobody throws it away blindly. */
export function WhereUsedPanel() {
  const say = useTranslate()
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const found = useUses(id ? `${collectionSlug}/${id}` : null)
  if (!id) return null
  const all = `/admin/collections/${collectionSlug}/${isTrashed ? 'trash/' : ''}${id}/where-used`
  return (
    <section className="estu-where-used" aria-labelledby="where-used-title">
      <UsesInConfirm collection={String(collectionSlug)} id={String(id)} />
      <h3 id="where-used-title">{say('Где используется', 'Қайда қолданылады')}</h3>
      {found === null && <p role="status">{say('Ищем…', 'Іздеп жатырмыз…')}</p>}
      {found === 'failed' && (
        <p role="status">{say('Не удалось узнать. Обновите страницу.', 'Біле алмадық. Бетті жаңартыңыз.')}</p>
      )}
      {found !== null && found !== 'failed' && (
        <>
          {found.rows.length === 0 && found.hidden.length === 0 && (
            <p>{say('Ни один документ на это не ссылается.', 'Бұған бірде-бір құжат сілтемейді.')}</p>
          )}
          <UseList rows={found.rows} say={say} />
          {(found.next || found.hidden.length > 0) && (
            <p>
              <a href={all}>{say('Показать все', 'Барлығын көрсету')}</a>
            </p>
          )}
        </>
      )}
    </section>
  )
}
