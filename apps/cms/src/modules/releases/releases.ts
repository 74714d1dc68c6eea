import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { Access, CollectionConfig, Field } from 'payload'
import { editors, isEditor } from '../../access/roles.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { forgetPrepared } from './hooks/forget-prepared.ts'
import { keepChecked } from './hooks/keep-checked.ts'
import { releasableCollections } from './releasable.ts'

/** What is planned or public is changed by calling the plan off or by undoing. */
const editorsWhileOpen: Access = ({ req }) => isEditor(req) && { state: { in: ['open', 'stopped'] } }

/** Set by what happens to the release, never by a form. */
const byEvents = <F extends Field>(field: F): F => ({
  ...field,
  access: { create: () => false, update: () => false },
  admin: { ...field.admin, readOnly: true, position: 'sidebar' },
})

/** Told at the desk and in the list. Trap: Payload's own field and cell show a moment on the browser's clock. */
const moment = {
  condition: () => false,
  components: { Cell: '/admin/cells/moment-cell.tsx#MomentCell' },
}

export const releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: label('Выпуск', 'Шығарылым'), plural: label('Выпуски', 'Шығарылымдар') },
  admin: {
    group: label('Материалы', 'Материалдар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'plannedFor', 'publishedAt', 'updatedAt'],
    description: label(
      'Несколько документов, которые становятся видны на сайте одновременно: все или ни одного.',
      'Сайтта бір мезгілде көрінетін бірнеше құжат: не бәрі, не бірде-біреуі емес.',
    ),
  },
  access: { create: editors, read: editors, update: editorsWhileOpen, delete: editorsWhileOpen },
  hooks: { beforeValidate: [keepChecked], afterDelete: [forgetPrepared] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, label: label('Название', 'Атауы') },
    {
      name: 'desk',
      type: 'ui',
      label: label('Проверка и выход', 'Тексеру және шығару'),
      admin: { components: { Field: '/modules/releases/admin/desk/release-desk.tsx#ReleaseDesk' } },
    },
    {
      name: 'items',
      type: 'array',
      maxRows: 200,
      label: label('Документы', 'Құжаттар'),
      labels: { singular: label('документ', 'құжат'), plural: label('документы', 'құжаттар') },
      fields: [
        {
          name: 'document',
          type: 'relationship',
          relationTo: [...releasableCollections],
          required: true,
          label: label('Документ', 'Құжат'),
          admin: { allowCreate: false },
        },
        {
          name: 'languages',
          type: 'select',
          hasMany: true,
          required: true,
          defaultValue: ['ru', 'kk'],
          label: label('Какие языки выходят', 'Қай тілдер шығады'),
          options: options(localeLabels),
        },
      ],
    },
    byEvents({
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      label: label('Состояние', 'Күйі'),
      options: options({
        open: ['Готовится', 'Дайындалуда'],
        planned: ['Запланирован', 'Жоспарланған'],
        published: ['Опубликован', 'Жарияланған'],
        stopped: ['Остановлен: не вышел в срок', 'Тоқтатылған: мерзімінде шықпады'],
      }),
    }),
    byEvents({
      name: 'plannedFor',
      type: 'date',
      index: true,
      label: label('Выйдет (Алматы)', 'Шығады (Алматы)'),
      admin: moment,
    }),
    byEvents({
      name: 'plannedBy',
      type: 'relationship',
      relationTo: 'staff',
      label: label('Кто запланировал', 'Кім жоспарлады'),
    }),
    byEvents({ name: 'publishedAt', type: 'date', label: label('Вышел (Алматы)', 'Шықты (Алматы)'), admin: moment }),
    byEvents({
      name: 'publishedBy',
      type: 'relationship',
      relationTo: 'staff',
      label: label('Кто опубликовал', 'Кім жариялады'),
    }),
    byEvents({
      name: 'undoneAt',
      type: 'date',
      label: label('Отменён (Алматы)', 'Болдырылмады (Алматы)'),
      admin: moment,
    }),
    byEvents({
      name: 'undoneBy',
      type: 'relationship',
      relationTo: 'staff',
      label: label('Кто отменил', 'Кім болдырмады'),
    }),
    {
      name: 'stoppedBy',
      type: 'json',
      label: label('Что остановило', 'Не тоқтатты'),
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
}
