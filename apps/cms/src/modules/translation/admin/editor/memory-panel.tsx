'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import type { SimilarSegment } from '../../memory/find-similar.ts'
import { segmentsOf } from '../../memory/segments.ts'
import { ChangedText } from '../changed-text.tsx'
import type { Suggestions } from './use-suggestions.ts'

type Props = {
  source: string
  languages: { source: 'ru' | 'kk'; target: 'ru' | 'kk' }
  found: Suggestions
  onTake: (segment: SimilarSegment) => void
}

/** How many are offered with a key of their own. */
const keyed = 3

/** What was said before for the same or a similar sentence, each to be taken by one press, and the house's words. */
export function MemoryPanel({ source, languages, found, onTake }: Props) {
  const say = useTranslate()
  const segments = segmentsOf(source)
  return (
    <>
      {found.terms.length > 0 && (
        <dl className="estu-tr__terms">
          {found.terms.map((term) => (
            <div key={term.ru}>
              <dt lang={languages.source}>{term[languages.source]}</dt>
              <dd lang={languages.target}>{term[languages.target]}</dd>
            </div>
          ))}
        </dl>
      )}
      {found.similar.length > 0 && (
        <section className="estu-tr__memory" aria-label={say('Память переводов', 'Аударма жады')}>
          <h4>{say('Память переводов', 'Аударма жады')}</h4>
          {found.similar.map((segment, index) => (
            <div key={`${segment.place}:${segment.source}:${segment.target}`}>
              <p>
                <strong>{say(`${segment.percent} % похоже`, `${segment.percent} % ұқсас`)}</strong>
              </p>
              <div lang={languages.source}>
                <ChangedText before={segment.source} after={segments[segment.place] ?? ''} />
              </div>
              <p lang={languages.target}>{segment.target}</p>
              <button
                type="button"
                className="btn btn--style-secondary btn--size-medium"
                onClick={() => onTake(segment)}
              >
                {say('Взять', 'Алу')} {index < keyed && <kbd>Alt {index + 1}</kbd>}
              </button>
            </div>
          ))}
        </section>
      )}
    </>
  )
}
