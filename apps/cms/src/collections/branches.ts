import { stepLimits } from '@estu/domain/appointments/availability'
import { coordinateLimits } from '@estu/domain/contacts/coordinates'
import { branchAccessLabels } from '@estu/domain/vocabulary/branch-access'
import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { type Label, label } from '../fields/labels.ts'
import { line, neededLine, rows, sentences, titleLine } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { chatPhoneField, phoneField } from '../fields/people/phone.ts'
import { suitingSpecialDays } from '../fields/rules/hours-rules.ts'
import { slugField } from '../fields/slug.ts'
import { clock, seasons, workingHours } from '../fields/working-hours.ts'
import { translate } from '../i18n/translate.ts'
import { published } from '../modules/publishing/index.ts'

function postalCode(value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true {
  if (!value || /^(\d{6}|[A-Z]\d{2}[A-Z0-9]{4})$/.test(String(value))) return true
  return translate(req, 'Шесть цифр или код вида A05H9B1', 'Алты цифр немесе A05H9B1 түріндегі код')
}

type Degree = keyof typeof coordinateLimits

/** One without the other is no place, and a place that is not ours stands on no map. */
const coordinate = (name: Degree, other: Degree, text: Label): Field => ({
  name,
  type: 'number',
  label: text,
  validate: (
    value: unknown,
    { req, siblingData }: { req: PayloadRequest; siblingData: Partial<Record<Degree, unknown>> },
  ) => {
    if (value === null || value === undefined) {
      return (siblingData[other] ?? null) === null || translate(req, 'Нужны обе координаты', 'Екі координата да қажет')
    }
    const { min, max } = coordinateLimits[name]
    if (typeof value === 'number' && value >= min && value <= max) return true
    return translate(req, `Число от ${min} до ${max}`, `${min} мен ${max} аралығындағы сан`)
  },
})

/** Holidays and other days on which a branch keeps other hours than its week's; they win over the weekly ones. */
const specialDays: Field = rows(
  'specialDays',
  label('Особые дни', 'Ерекше күндер'),
  [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          required: true,
          label: label('Дата', 'Күні'),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
        },
        { name: 'closed', type: 'checkbox', defaultValue: true, label: label('Закрыто', 'Жабық') },
        { name: 'opens', type: 'text', validate: clock, label: label('С', 'Ашылуы') },
        { name: 'closes', type: 'text', validate: clock, label: label('До', 'Жабылуы') },
      ],
    },
    line('note', label('Почему', 'Себебі')),
  ],
  { maxRows: 60, validate: suitingSpecialDays },
)

const { min, max, multipleOf } = stepLimits

/** How far the times lie apart that a visit can begin at; thirty minutes where nothing is said. */
const slotStep: Field = {
  name: 'slotStepMin',
  type: 'number',
  label: label('Шаг времени записи, минут', 'Жазылу уақытының қадамы, минут'),
  admin: {
    description: label(
      'Приём может начаться через каждые столько минут от открытия; пусто — через 30.',
      'Қабылдау ашылғаннан бастап осынша минут сайын басталуы мүмкін; бос болса — 30.',
    ),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (value === null || value === undefined) return true
    const isStep = typeof value === 'number' && value >= min && value <= max && value % multipleOf === 0
    return (
      isStep ||
      translate(req, `От ${min} до ${max} минут, кратно ${multipleOf}`, `${min}–${max} минут, ${multipleOf} еселігі`)
    )
  },
}

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
    titleLine(label('Название', 'Атауы')),
    line('city', label('Город', 'Қала')),
    line('district', label('Район', 'Аудан')),
    neededLine('address', label('Адрес', 'Мекенжай')),
    sentences('directions', label('Как пройти', 'Қалай жетуге болады')),
    {
      name: 'postalCode',
      type: 'text',
      label: label('Индекс', 'Индекс'),
      validate: postalCode,
    },
    {
      type: 'row',
      fields: [
        coordinate('lat', 'lng', label('Широта', 'Ендік')),
        coordinate('lng', 'lat', label('Долгота', 'Бойлық')),
      ],
    },
    {
      name: 'scheme',
      type: 'upload',
      relationTo: 'media',
      label: label('Схема прохода', 'Жету сызбасы'),
      admin: {
        description: label(
          'Рисунок с улицами, остановкой и входом. Стоит рядом со словами «Как пройти», и опишите его словами: его видят не все.',
          'Көшелер, аялдама және кіреберіс салынған сурет. «Қалай жетуге болады» сөздерінің жанында тұрады; оны сөзбен де сипаттаңыз: суретті бәрі көре бермейді.',
        ),
      },
    },
    {
      name: 'photographs',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 8,
      label: label('Фотографии входа и кабинетов', 'Кіреберіс пен кабинеттердің фотосуреттері'),
      admin: {
        description: label('Первой — дверь с улицы: её ищут.', 'Алдымен көше жақтағы есік: оны іздейді.'),
      },
    },
    phoneField('phone', label('Телефон', 'Телефон')),
    chatPhoneField('whatsapp', label('WhatsApp', 'WhatsApp')),
    {
      name: 'notifyEmail',
      type: 'email',
      label: label('Почта для заказов и записей', 'Тапсырыс пен жазылуға арналған пошта'),
      admin: { description: label('На сайте не видна.', 'Сайтта көрінбейді.') },
    },
    workingHours(label('Часы работы', 'Жұмыс уақыты')),
    seasons,
    specialDays,
    slotStep,
    {
      name: 'offers',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      label: label('Услуги', 'Қызметтер'),
    },
    rows('services', label('Ещё у нас, словами', 'Тағы не бар, сөзбен'), [line('name', label('Услуга', 'Қызмет'))]),
    {
      name: 'accessibility',
      type: 'select',
      hasMany: true,
      label: label('Доступность', 'Қолжетімділік'),
      options: options(branchAccessLabels),
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: label('Языки приёма', 'Қабылдау тілдері'),
      options: options(localeLabels),
    },
  ],
})
