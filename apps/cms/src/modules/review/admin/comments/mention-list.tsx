'use client'

import { staffRoleNames } from '@estu/domain/vocabulary/staff-roles'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { Mentions } from './use-mentions.ts'

/** The colleagues that are offered. Trap: a press must not take the cursor out of the text before the click comes. */
export function MentionList({ mentions }: { mentions: Mentions }) {
  const say = useTranslate()
  if (!mentions.isOpen) return null
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
          {person.name} <small>{say(...staffRoleNames[person.role])}</small>
        </div>
      ))}
    </div>
  )
}
