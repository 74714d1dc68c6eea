import { label } from '../fields/labels.ts'
import { line, rows } from '../fields/localized-text.ts'
import { eachDayOnce } from '../fields/rules/hours-rules.ts'
import { siteGlobal } from './site-global.ts'

/** Days off of the whole network, year by year: the list is decided anew each year, so it is data, not code. */
export const holidays = siteGlobal({
  slug: 'holidays',
  label: label('Праздники', 'Мереке күндері'),
  fields: [
    rows(
      'days',
      label('Дни', 'Күндер'),
      [
        {
          name: 'date',
          type: 'date',
          required: true,
          label: label('Дата', 'Күні'),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
        },
        line('title', label('Название', 'Атауы')),
        { name: 'closed', type: 'checkbox', defaultValue: true, label: label('Филиалы закрыты', 'Филиалдар жабық') },
      ],
      { validate: eachDayOnce },
    ),
  ],
})
