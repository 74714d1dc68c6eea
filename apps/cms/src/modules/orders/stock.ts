import { productCollections } from '@estu/domain/catalogue/collections'
import { stockLevelLabels } from '@estu/domain/stock/stock-levels'
import { chosenStockReasons, stockReasonLabels } from '@estu/domain/stock/stock-reasons'
import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { branchesOf, isClinic } from '../../access/clinic.ts'
import { isEditor } from '../../access/roles.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { wholeNumber } from '../../fields/rules/number-rules.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import { changeStock, keyStock, releaseStock } from './hooks/change-stock.ts'
import { findByProduct, nameOfProduct } from './hooks/name-stock.ts'

const longestNote = 300
const noBranch = label('Пусто: на складе.', 'Бос болса: қоймада.')

function onlyBranchOf(req: PayloadRequest | undefined): string | undefined {
  const own = req ? branchesOf(req) : null
  return own?.length === 1 ? own[0] : undefined
}

/** What is offered to whoever works in some branches alone: those. */
function branchChoice(req: PayloadRequest): Where | true {
  const own = branchesOf(req)
  return own === null ? true : { id: { in: [...own] } }
}

/**
 * How many of a product there are. Its own table, not a field of the product: a product's older draft, published
 * later, would bring an older number back. The database refuses a number below zero.
 */
export const stock: CollectionConfig = {
  slug: 'stock',
  labels: { singular: label('Остаток', 'Қалдық'), plural: label('Склад', 'Қойма') },
  admin: {
    group: label('Магазин', 'Дүкен'),
    useAsTitle: 'title',
    defaultColumns: ['product', 'quantity', 'level', 'updatedAt'],
    description: label(
      'Товар, которого нет в этом списке, продаётся без учёта остатка.',
      'Бұл тізімде жоқ тауар қалдығы есептелмей сатылады.',
    ),
  },
  access: {
    create: ({ req }) => isEditor(req),
    read: ({ req }) => isEditor(req) || isClinic(req),
    update: ({ req }) => isEditor(req) || isClinic(req),
    delete: ({ req }) => isEditor(req),
    unlock: () => false,
  },
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [lockBeforeChange, findByProduct],
    beforeValidate: [keyStock],
    afterChange: [changeStock],
    afterDelete: [releaseStock],
  },
  fields: [
    {
      name: 'product',
      type: 'relationship',
      relationTo: [...productCollections],
      required: true,
      label: label('Товар', 'Тауар'),
    },
    {
      // Trap: of a relation to several collections Payload reads no title, and without a path it takes none for one.
      name: 'title',
      type: 'text',
      virtual: 'product.title',
      admin: { hidden: true },
      label: label('Название', 'Атауы'),
      hooks: { afterRead: [nameOfProduct] },
    },
    { name: 'key', type: 'text', unique: true, admin: { hidden: true }, label: label('Ключ', 'Кілт') },
    {
      name: 'quantity',
      type: 'number',
      required: true,
      min: 0,
      validate: wholeNumber,
      defaultValue: 0,
      label: label('Есть сейчас', 'Қазір бар'),
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      // Written by a trigger: it follows the number whoever changes it.
      name: 'level',
      type: 'select',
      index: true,
      label: label('Хватает ли', 'Жеткілікті ме'),
      options: options(stockLevelLabels),
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, condition: ({ level }) => Boolean(level) },
    },
    {
      name: 'lowAt',
      type: 'number',
      min: 0,
      validate: wholeNumber,
      label: label('Мало, когда осталось', 'Аз деп саналатын қалдық'),
      admin: {
        description: label(
          'Когда останется столько или меньше, товар появится на первой странице среди заканчивающихся. Пусто: только когда закончится.',
          'Осынша не одан аз қалғанда тауар бірінші бетте таусылып бара жатқандардың қатарына шығады. Бос болса: тек таусылғанда.',
        ),
      },
    },
    {
      name: 'change',
      type: 'number',
      label: label('Пришло (+) или ушло (−)', 'Келгені (+) немесе кеткені (−)'),
      admin: {
        description: label(
          'Прибавляется к остатку, поэтому продажа в ту же минуту не пропадёт. Перемещение: сколько перенести.',
          'Қалдыққа қосылады, сондықтан дәл сол минуттағы сату жоғалмайды. Орын ауыстыру: қанша көшіру керек.',
        ),
      },
    },
    {
      name: 'reason',
      type: 'select',
      virtual: true,
      label: label('Почему', 'Неге'),
      // Payload takes what is stored nowhere for what is only read.
      admin: { readOnly: false },
      options: options(stockReasonLabels, chosenStockReasons),
    },
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      virtual: true,
      label: label('Где', 'Қай жерде'),
      // Whoever works in one branch changes what stands there.
      defaultValue: ({ req }) => onlyBranchOf(req),
      filterOptions: ({ req }) => branchChoice(req),
      admin: { readOnly: false, allowCreate: false, allowEdit: false, description: noBranch },
    },
    {
      name: 'toBranch',
      type: 'relationship',
      relationTo: 'branches',
      virtual: true,
      label: label('Куда', 'Қайда'),
      admin: {
        readOnly: false,
        allowCreate: false,
        allowEdit: false,
        description: noBranch,
        condition: ({ reason }) => reason === 'moved',
      },
    },
    {
      name: 'note',
      type: 'text',
      virtual: true,
      maxLength: longestNote,
      label: label('Заметка: накладная, что случилось', 'Ескертпе: жүкқұжат, не болды'),
      admin: { readOnly: false },
    },
    {
      name: 'movements',
      type: 'ui',
      label: label('Движение', 'Қозғалысы'),
      admin: {
        disableListColumn: true,
        components: { Field: '/modules/orders/admin/stock-movements.tsx#StockMovements' },
      },
    },
  ],
}
