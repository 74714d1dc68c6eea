import type { CollectionConfig, Field } from 'payload'
import { label } from '../fields/labels.ts'
import { options } from '../fields/options.ts'
import { slugField } from '../fields/slug.ts'
import { line, rows, sentences } from '../fields/words.ts'
import { published } from './published.ts'

const clock = (value: unknown) => !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || 'Время вида 09:00'

const hours: Field = rows(
  'hours',
  label('Часы работы', 'Жұмыс уақыты'),
  [
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          type: 'select',
          required: true,
          label: label('День', 'Күн'),
          options: options({
            '1': ['Понедельник', 'Дүйсенбі'],
            '2': ['Вторник', 'Сейсенбі'],
            '3': ['Среда', 'Сәрсенбі'],
            '4': ['Четверг', 'Бейсенбі'],
            '5': ['Пятница', 'Жұма'],
            '6': ['Суббота', 'Сенбі'],
            '7': ['Воскресенье', 'Жексенбі'],
          }),
        },
        { name: 'opens', type: 'text', required: true, validate: clock, label: label('С', 'Бастап') },
        { name: 'closes', type: 'text', required: true, validate: clock, label: label('До', 'Дейін') },
      ],
    },
  ],
  { maxRows: 7 },
)

export const branches: CollectionConfig = published({
  slug: 'branches',
  labels: { singular: label('Филиал', 'Филиал'), plural: label('Филиалы', 'Филиалдар') },
  admin: {
    group: label('Клиника', 'Клиника'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'phone', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    line('title', label('Название', 'Атауы')),
    line('city', label('Город', 'Қала')),
    line('district', label('Район', 'Аудан')),
    line('address', label('Адрес', 'Мекенжай')),
    sentences('directions', label('Как пройти', 'Қалай жетуге болады')),
    {
      name: 'postalCode',
      type: 'text',
      label: label('Индекс', 'Индекс'),
      validate: (value: unknown) =>
        !value || /^(\d{6}|[A-Z]\d{2}[A-Z0-9]{4})$/.test(String(value)) || 'Шесть цифр или код вида A05H9B1',
    },
    {
      type: 'row',
      fields: [
        { name: 'lat', type: 'number', min: 40, max: 56, label: label('Широта', 'Ендік') },
        { name: 'lng', type: 'number', min: 46, max: 88, label: label('Долгота', 'Бойлық') },
      ],
    },
    { name: 'phone', type: 'text', label: label('Телефон', 'Телефон') },
    { name: 'whatsapp', type: 'text', label: label('WhatsApp', 'WhatsApp') },
    hours,
    rows('services', label('Услуги', 'Қызметтер'), [line('name', label('Услуга', 'Қызмет'))]),
    {
      name: 'accessibility',
      type: 'select',
      hasMany: true,
      label: label('Доступность', 'Қолжетімділік'),
      options: options({
        ramp: ['Вход без ступеней', 'Баспалдақсыз кіреберіс'],
        loop: ['Индукционная петля', 'Индукциялық ілмек'],
        sign_language: ['Жестовый язык', 'Ымдау тілі'],
        parking: ['Парковка', 'Тұрақ'],
        lift: ['Лифт', 'Лифт'],
        writing_board: ['Доска для письма', 'Жазу тақтасы'],
        quiet_room: ['Тихая комната', 'Тыныш бөлме'],
      }),
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: label('Языки приёма', 'Қабылдау тілдері'),
      options: options({ ru: ['Русский', 'Орысша'], kk: ['Казахский', 'Қазақша'] }),
    },
  ],
})
