import type { appointmentNeeds } from '@estu/domain/forms/appointment-form'
import type { Field } from 'payload'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { personsName } from '../../fields/people/typed-line.ts'

const needs: Record<(typeof appointmentNeeds)[number], [string, string]> = {
  sign_language: ['Жестовый язык', 'Ымдау тілі'],
  loop: ['Индукционная петля', 'Индукциялық ілмек'],
  wheelchair: ['Вход для кресла-коляски', 'Кресло-арбаға ыңғайлы кіреберіс'],
  companion: ['Придёт с сопровождающим', 'Қасына адам ертіп келеді'],
}

/** Who comes to a visit, and what they will need. */
export const visitorFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'forWhom',
        type: 'select',
        defaultValue: 'self',
        label: label('Для кого', 'Кімге'),
        options: options({
          self: ['Для себя', 'Өзіне'],
          child: ['Для ребёнка', 'Балаға'],
          relative: ['Для близкого', 'Жақынына'],
        }),
      },
      {
        name: 'visitorName',
        type: 'text',
        label: label('Кто придёт, если не он сам', 'Келетін адам, егер өзі болмаса'),
        ...personsName,
      },
      {
        name: 'age',
        type: 'number',
        min: 0,
        max: 120,
        label: label('Возраст того, кто придёт', 'Келетін адамның жасы'),
        admin: {
          description: label(
            'Лет; месяцы — доли года: 0,25 — 3 месяца, 0,5 — 6, 0,75 — 9',
            'Жас; айлар — жылдың бөлігі: 0,25 — 3 ай, 0,5 — 6, 0,75 — 9',
          ),
        },
      },
    ],
  },
  { name: 'needs', type: 'select', hasMany: true, label: label('Что нужно', 'Не керек'), options: options(needs) },
  { name: 'comment', type: 'textarea', label: label('Пожелание', 'Тілегі') },
]
