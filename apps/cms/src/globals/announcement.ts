import { label } from '../fields/labels.ts'
import { hrefField } from '../fields/link.ts'
import { line } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { checkPeriodOf } from '../modules/publishing/index.ts'
import { siteGlobal } from './site-global.ts'

const minutePicker = { pickerAppearance: 'dayAndTime' as const, displayFormat: 'dd.MM.yyyy HH:mm', timeFormat: 'HH:mm' }

/** One line above every page, within its period; in a language without words nothing is shown. */
export const announcement = siteGlobal(
  {
    slug: 'announcement',
    label: label('Объявление', 'Хабарландыру'),
    fields: [
      line('text', label('Текст, одна строка', 'Мәтіні, бір жол'), { maxLength: 160 }),
      line('linkLabel', label('Слова ссылки', 'Сілтеме сөздері')),
      hrefField(),
      {
        name: 'tone',
        type: 'select',
        defaultValue: 'calm',
        label: label('Тон', 'Реңкі'),
        options: options({ calm: ['Спокойное', 'Сабырлы'], attention: ['Важное', 'Маңызды'] }),
      },
      {
        type: 'row',
        fields: [
          {
            name: 'startsAt',
            type: 'date',
            label: label('Показать с (Алматы)', 'Көрсету басталуы (Алматы)'),
            admin: { date: minutePicker },
          },
          {
            name: 'endsAt',
            type: 'date',
            label: label('Показать до (Алматы)', 'Көрсету аяқталуы (Алматы)'),
            admin: { date: minutePicker },
          },
        ],
      },
    ],
  },
  { beforeValidate: [checkPeriodOf] },
)
