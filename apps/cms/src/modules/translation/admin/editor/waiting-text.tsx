'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import { DeclineForm } from '../../../review/admin/decline-form.tsx'
import type { EditorRow } from '../../operations/read-editor.ts'
import type { OwnTexts } from './use-own-texts.ts'

const button = 'btn btn--size-medium btn--style-secondary'

type Props = { row: EditorRow; own: OwnTexts; place: { id: string; locale: 'ru' | 'kk' } }

/** A translator's text for a single document: an editor takes it and saves, or sends it back. */
export function WaitingText({ row, own, place }: Props) {
  const say = useTranslate()
  const { waiting } = row
  if (!waiting) return null
  return (
    <div className="estu-tr__conflict" data-waiting={row.path}>
      <p>
        <strong>
          {say('Текст переводчика', 'Аудармашының мәтіні')}
          {waiting.author ? ` (${waiting.author})` : ''}:
        </strong>
      </p>
      <blockquote>{waiting.text}</blockquote>
      {waiting.isDeclined && (
        <p>
          {say(
            'Возвращён переводчику: ждём, пока он напишет заново.',
            'Аудармашыға қайтарылды: оның қайта жазуын күтеміз.',
          )}
        </p>
      )}
      <p className="estu-tr__actions">
        <button type="button" className={button} onClick={() => own.put(row.path, waiting.value)}>
          {say('Взять текст переводчика', 'Аудармашының мәтінін алу')}
        </button>
      </p>
      {!waiting.isDeclined && (
        <DeclineForm
          key={waiting.revision}
          text={{ ...place, path: row.path, seen: waiting.revision }}
          label={row.label}
        />
      )}
    </div>
  )
}

/** Why an editor sent the translator's own text back; it stays in the field until it is written anew. */
export function DeclinedText({ row, own }: Pick<Props, 'row' | 'own'>) {
  const say = useTranslate()
  const { declined } = row
  if (!declined) return null
  return (
    <div className="estu-tr__conflict" data-declined={row.path}>
      <p>
        <strong>
          {say('Редактор вернул этот текст', 'Редактор бұл мәтінді қайтарды')}
          {declined.by ? ` (${declined.by})` : ''}.
        </strong>{' '}
        {say(
          'Ваши слова остались в поле. Исправьте их, и редактор увидит новый текст.',
          'Сөзіңіз өрісте қалды. Оны түзетсеңіз, редактор жаңа мәтінді көреді.',
        )}
      </p>
      {declined.comment !== null && <blockquote>{declined.comment}</blockquote>}
      {declined.onSite.text !== '' && (
        <>
          <p>{say('На сайте сейчас:', 'Сайтта қазір:')}</p>
          <blockquote>{declined.onSite.text}</blockquote>
          <p className="estu-tr__actions">
            <button type="button" className={button} onClick={() => own.put(row.path, declined.onSite.value)}>
              {say('Оставить как на сайте', 'Сайттағыдай қалдыру')}
            </button>
          </p>
        </>
      )}
    </div>
  )
}
