'use client'

import { focusField } from '../../../admin/fields/focus-field.tsx'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { PublishingCheck } from '../operations/check-publishing.ts'

type MissingField = Omit<PublishingCheck['missing'][number], 'words'> & { words?: string | null }
type FieldsProps = { missing: readonly MissingField[]; onClose: () => void }

/** What the language lacks, and what was filled in wrongly; each opens its field, where it has one. */
export function MissingFields({ missing, onClose }: FieldsProps) {
  const say = useTranslate()
  const empty = missing.filter(({ words }) => !words)
  const wrong = missing.filter(({ words }) => words)
  return (
    <>
      {empty.length > 0 && <p>{say('Не заполнено:', 'Толтырылмаған:')}</p>}
      {empty.length > 0 && <FieldLinks missing={empty} onClose={onClose} />}
      {wrong.length > 0 && <p>{say('Исправьте:', 'Түзетіңіз:')}</p>}
      {wrong.length > 0 && <FieldLinks missing={wrong} onClose={onClose} />}
    </>
  )
}

const FieldLinks = ({ missing, onClose }: FieldsProps) => (
  <ul className="estu-publish__missing">
    {missing.map(({ field, label, words }) => (
      <li key={field}>
        {field ? (
          <button
            type="button"
            onClick={() => {
              onClose()
              focusField(field)
            }}
          >
            {words ? `${label}: ${words}` : label}
          </button>
        ) : (
          words
        )}
      </li>
    ))}
  </ul>
)

type NoticesProps = { notices: readonly { field: string; label: string; words: string }[]; onClose: () => void }

/** What may go public as it is, but had better be looked at; each opens its field. */
export function Notices({ notices, onClose }: NoticesProps) {
  const say = useTranslate()
  return (
    <div className="estu-publish__notices">
      <p className="estu-publish__warn">{say('Посмотрите до публикации:', 'Жариялар алдында қарап шығыңыз:')}</p>
      <ul className="estu-publish__missing">
        {notices.map(({ field, label, words }) => (
          <li key={`${field} ${words}`}>
            <button
              type="button"
              onClick={() => {
                onClose()
                focusField(field)
              }}
            >
              {label}: {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What goes live in both languages at once. */
export function SharedFields({ shared, done }: { shared: PublishingCheck['shared']; done: boolean }) {
  const say = useTranslate()
  return (
    <>
      <p className="estu-publish__warn">
        {done
          ? say('Общие поля, которые изменились в обоих языках:', 'Екі тілде де өзгерген ортақ өрістер:')
          : say('Вместе с этим языком станут видны общие поля:', 'Осы тілмен бірге ортақ өрістер де көрінеді:')}
      </p>
      <ul className="estu-publish__shared">
        {shared.map(({ label, from, to }) => (
          <li key={label}>
            {label}: <s>{from}</s> → <strong>{to}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

type AddressProps = { address: PublishingCheck['address']; done: boolean; isShown: boolean }

/** Where the page stands or will stand, and which address leads there from now on. */
export function PageAddress({ address, done, isShown }: AddressProps) {
  const say = useTranslate()
  return (
    <>
      {address.url && isShown && (
        <p>
          {done ? say('Страница:', 'Беті:') : say('Страница будет здесь:', 'Беті мына жерде болады:')}{' '}
          <a href={address.url} target="_blank" rel="noreferrer">
            {address.url}
          </a>
        </p>
      )}
      {address.former && (
        <p>
          {say('Прежний адрес поведёт на новый:', 'Бұрынғы мекенжай жаңасына апарады:')} {address.former}
        </p>
      )}
    </>
  )
}
