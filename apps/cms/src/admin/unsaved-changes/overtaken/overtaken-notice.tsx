'use client'

import type { OvertakenField } from '../../../fields/typed-over/typed-over.ts'
import { useTranslate } from '../../use-translate.ts'

type Props = { fields: OvertakenField[]; onSettle: (field: OvertakenField, keeps: 'own' | 'theirs') => void }

/** Shows what others have written where somebody is typing, and asks which of the two stays. */
export function OvertakenNotice({ fields, onSettle }: Props) {
  const say = useTranslate()
  return fields.map((field) => (
    <div key={field.name} className="estu-unsaved__offer" data-overtaken={field.name}>
      <p>
        <strong>
          {field.label}: {say('в другом месте это изменили. Там теперь:', 'мұны басқа жерде өзгертті. Қазір онда:')}
        </strong>
      </p>
      <blockquote>{field.text}</blockquote>
      <p className="estu-unsaved__buttons">
        <button
          type="button"
          className="btn btn--style-primary btn--size-medium"
          onClick={() => onSettle(field, 'own')}
        >
          {say('Оставить мой текст', 'Менің мәтінімді қалдыру')}
        </button>
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          onClick={() => onSettle(field, 'theirs')}
        >
          {say('Взять тот текст', 'Ондағы мәтінді алу')}
        </button>
      </p>
    </div>
  ))
}
