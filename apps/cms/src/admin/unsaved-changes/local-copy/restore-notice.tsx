'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useTranslate } from '../../use-translate.ts'
import { fieldNames } from '../field-names.ts'
import { copyMoment } from './copy-moment.ts'
import type { RestoreOffer } from './use-restore-offer.ts'

type Props = {
  offer: RestoreOffer
  namesOf?: (pieces: readonly string[]) => string[]
  onRestore: () => void
  onDrop: () => void
}

/** Offers back what was typed before a crash or without a network, and says which text is newer. */
export function RestoreNotice({ offer, namesOf, onRestore, onDrop }: Props) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { docConfig } = useDocumentInfo()
  const locale = (i18n.language as string) === 'kk' ? 'kk' : 'ru'
  const when = (at: number) => copyMoment(at, Date.now(), locale)
  const typed = when(offer.copy.typedAt)
  const stored = offer.documentUpdatedAt ? when(Date.parse(offer.documentUpdatedAt)) : ''
  const labelsOf =
    namesOf ?? ((pieces) => fieldNames(pieces, docConfig?.fields ?? [], (label) => getTranslation(label, i18n)))
  const names = labelsOf(Object.keys(offer.copy.changes))
  return (
    <div className="estu-unsaved__offer" data-comparison={offer.comparison}>
      <p>
        <strong>{say('В этом браузере осталось несохранённое.', 'Бұл браузерде сақталмаған мәтін қалды.')}</strong>{' '}
        {say('Набрано', 'Терілген уақыты')}: {typed}. {say('Поля', 'Өрістер')}: {names.join(', ')}.
      </p>
      {offer.comparison === 'document-newer' && (
        <p>
          {say('В документе текст новее', 'Құжаттағы мәтін жаңарақ')}: {stored}.{' '}
          {say('Восстановление заменит в нём эти поля.', 'Қалпына келтірсеңіз, ондағы осы өрістер ауысады.')}
        </p>
      )}
      {offer.comparison === 'copy-newer' && (
        <p>
          {say(
            'Набранное новее, но документ с тех пор сохраняли',
            'Терілген мәтін жаңарақ, бірақ құжат содан бері сақталған',
          )}
          : {stored}. {say('Восстановление заменит только эти поля.', 'Қалпына келтірсеңіз, тек осы өрістер ауысады.')}
        </p>
      )}
      <p className="estu-unsaved__buttons">
        <button type="button" className="btn btn--style-primary btn--size-medium" onClick={onRestore}>
          {say('Восстановить набранное', 'Терілгенді қалпына келтіру')} {typed}
        </button>
        <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onDrop}>
          {say('Удалить набранное', 'Терілгенді жою')}
        </button>
      </p>
    </div>
  )
}
