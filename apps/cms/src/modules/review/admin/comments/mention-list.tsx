'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import type { Colleague } from '../../operations/people-of.ts'
import type { Mentions } from './use-mentions.ts'

/** The colleagues that are offered. Trap: a press must not take the cursor out of the text before the click comes. */
export function MentionList({ mentions }: { mentions: Mentions }) {
  const say = useTranslate()
  if (!mentions.isOpen) return null
  const roles: Record<Colleague['role'], string> = {
    admin: say('администратор', 'әкімші'),
    editor: say('редактор', 'редактор'),
    translator: say('переводчик', 'аудармашы'),
    clinic: say('клиника', 'клиника'),
    owner: say('владелец', 'иесі'),
    reception: say('ресепшен', 'ресепшен'),
    specialist: say('специалист', 'маман'),
  }
  return (
    <div
      id={mentions.listId}
      role="listbox"
      className="estu-comments__people"
      aria-label={say('Кого назвать', 'Кімді атау')}
    >
      {mentions.people.map((person, index) => (
        <div
          key={person.id}
          id={mentions.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === mentions.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => mentions.take(person)}
          onKeyDown={(event) => event.key === 'Enter' && mentions.take(person)}
        >
          {person.name} <small>{roles[person.role]}</small>
        </div>
      ))}
    </div>
  )
}
