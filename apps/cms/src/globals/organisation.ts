import { label } from '../fields/labels.ts'
import { line, rows, sentences } from '../fields/localized-text.ts'
import { chatPhoneField, phoneField } from '../fields/people/phone.ts'
import { wholeNumber } from '../fields/rules/number-rules.ts'
import { siteGlobal } from './site-global.ts'

export const organisation = siteGlobal({
  slug: 'organisation',
  label: label('Организация', 'Ұйым'),
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: label('Название юридического лица', 'Заңды тұлғаның атауы'),
      admin: {
        description: label(
          'Для документов и поисковых систем. Как магазин зовут покупатели — в «Имени и виде магазина».',
          'Құжаттар мен іздеу жүйелеріне. Сатып алушылар дүкенді қалай атайтыны «Дүкеннің атауы мен көрінісі» бөлімінде.',
        ),
      },
    },
    sentences('description', label('Описание', 'Сипаттамасы')),
    line('street', label('Улица и дом', 'Көше мен үй')),
    line('locality', label('Город', 'Қала')),
    {
      type: 'row',
      fields: [
        { name: 'region', type: 'text', label: label('Регион', 'Өңір') },
        { name: 'postalCode', type: 'text', label: label('Индекс', 'Индекс') },
        { name: 'country', type: 'text', defaultValue: 'KZ', label: label('Страна', 'Ел') },
      ],
    },
    {
      type: 'row',
      fields: [
        phoneField('phone', label('Телефон', 'Телефон')),
        chatPhoneField('whatsapp', label('WhatsApp', 'WhatsApp')),
        { name: 'email', type: 'email', label: label('Почта', 'Пошта') },
      ],
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: label('Логотип для поисковых систем', 'Іздеу жүйелеріне арналған логотип'),
      admin: {
        description: label(
          'Берётся, пока нет логотипа в «Имени и виде магазина».',
          '«Дүкеннің атауы мен көрінісі» бөлімінде логотип болмаса, осы алынады.',
        ),
      },
    },
    line('hoursNote', label('Когда отвечаем', 'Қашан жауап береміз')),
    sentences('contraindications', label('Предупреждение о противопоказаниях', 'Қарсы көрсетілімдер туралы ескерту')),
    sentences('returnNote', label('О возврате, в подвале', 'Қайтару туралы, төменгі жақта')),
    sentences('demoNote', label('О демонстрационных данных', 'Демо деректер туралы')),
    {
      name: 'rating',
      type: 'group',
      label: label('Оценка', 'Баға'),
      fields: [
        { name: 'value', type: 'number', min: 1, max: 5, label: label('Средняя', 'Орташа') },
        {
          name: 'count',
          type: 'number',
          min: 0,
          validate: wholeNumber,
          label: label('Сколько оценок', 'Бағалар саны'),
        },
        line('source', label('Откуда', 'Қайдан алынды')),
      ],
    },
    rows('claims', label('Утверждения', 'Мәлімдемелер'), [
      line('value', label('Крупно', 'Ірі жазу')),
      line('text', label('Пояснение', 'Түсіндірме')),
      line('source', label('Чем подтверждено', 'Немен расталған')),
    ]),
  ],
})
