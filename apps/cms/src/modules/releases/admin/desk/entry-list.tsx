'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import type { DeskEntry, DeskOfRelease } from '../../endpoints/desk-endpoint.ts'
import { languageName } from '../words.ts'

type Props = { desk: DeskOfRelease; onRemove: (entry: DeskEntry) => void }

/** Each page of a release: its text, and how it will look. */
export function EntryList({ desk, onRemove }: Props) {
  const say = useTranslate()
  if (desk.entries.length === 0) return <p>{say('Пока ничего.', 'Әзірге ештеңе жоқ.')}</p>
  const isOpen = desk.state === 'open' || desk.state === 'stopped'
  return (
    <ul className="estu-release__entries" id="release-entries">
      {desk.entries.map((entry) => (
        <li key={`${entry.collection}/${entry.id}/${entry.locale}`}>
          <span>
            <a href={entry.edit}>{entry.title}</a> · {entry.kind}, {languageName(say, entry.locale)}
          </span>
          {entry.preview && (
            <a href={entry.preview} target="_blank" rel="noreferrer">
              {say('Предпросмотр', 'Алдын ала көру')}
              <span className="estu-release__of">
                : {entry.title}, {languageName(say, entry.locale)}
              </span>
            </a>
          )}
          {entry.collection === 'globals' && isOpen && (
            <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => onRemove(entry)}>
              {say('Убрать', 'Алып тастау')}
              <span className="estu-release__of">
                : {entry.title}, {languageName(say, entry.locale)}
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
