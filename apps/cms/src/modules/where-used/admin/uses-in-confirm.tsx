'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../../admin/use-translate.ts'
import { UseList } from './use-list.tsx'
import { useUses } from './use-uses.ts'

type Props = { collection: string; id: string }

/**
 * Within Payload's own question whether to take a document off the site or throw it away: which public documents lead
 * there. Payload lets nobody add to that question, so it is found by the name that its windows have.
 */
export function UsesInConfirm({ collection, id }: Props) {
  const { isModalOpen } = useModal()
  const open = [`confirm-un-publish-${id}`, `delete-${id}`].find((slug) => isModalOpen(slug)) ?? null
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    setPlace((open && document.getElementById(open)?.querySelector('.confirmation-modal__content')) || null)
  }, [open])
  return place && createPortal(<LivingUses collection={collection} id={id} />, place)
}

function LivingUses({ collection, id }: Props) {
  const say = useTranslate()
  const found = useUses(`${collection}/${id}?live=true`)
  if (found === null) return <p role="status">{say('Ищем, кто сюда ведёт…', 'Мұнда не апаратынын іздеп жатырмыз…')}</p>
  if (found === 'failed')
    return <p role="status">{say('Не удалось узнать, кто сюда ведёт.', 'Мұнда не апаратынын біле алмадық.')}</p>
  if (found.rows.length === 0)
    return (
      <p role="status">
        {say('Ни один опубликованный документ сюда не ведёт.', 'Мұнда бірде-бір жарияланған құжат апармайды.')}
      </p>
    )
  return (
    <div className="estu-where-used estu-where-used--asked">
      <p role="status">
        {say(
          'Сюда ведут опубликованные документы. Ссылки из них никуда не приведут:',
          'Мұнда жарияланған құжаттар апарады. Олардағы сілтемелер ешқайда апармайды:',
        )}
      </p>
      <UseList rows={found.rows} say={say} />
      {found.next && <p>{say('И другие: вкладка «Где используется».', 'Басқалары: «Қайда қолданылады» қойындысы.')}</p>}
    </div>
  )
}
