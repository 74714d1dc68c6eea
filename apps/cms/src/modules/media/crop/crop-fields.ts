import type { Field } from 'payload'
import { type Label, label } from '../../../fields/labels.ts'

const nobody = () => false
const kept = { create: nobody, update: nobody }
const unseen = { condition: nobody, disableBulkEdit: true, disableListColumn: true, disableListFilter: true } as const

const percent = (name: string, words: Label): Field => ({
  name,
  type: 'number',
  label: words,
  access: kept,
  admin: unseen,
})

/** Which part of the picture that was uploaded is shown, in hundredths of it, and where that one is kept. */
export const cropFields = (): Field[] => [
  { name: 'original', type: 'text', label: label('Исходный файл', 'Бастапқы файл'), access: kept, admin: unseen },
  {
    name: 'crop',
    type: 'group',
    label: label('Показанная часть', 'Көрсетілген бөлігі'),
    admin: unseen,
    fields: [
      percent('left', label('Слева, %', 'Сол жағынан, %')),
      percent('top', label('Сверху, %', 'Жоғарыдан, %')),
      percent('width', label('Ширина, %', 'Ені, %')),
      percent('height', label('Высота, %', 'Биіктігі, %')),
    ],
  },
  {
    name: 'cropPanel',
    type: 'ui',
    label: label('Кадрирование', 'Қию'),
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/modules/media/admin/crop-panel.tsx#CropPanel' },
    },
  },
]
