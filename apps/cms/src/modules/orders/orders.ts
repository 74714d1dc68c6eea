import { productCollections } from '@estu/domain/catalogue/collections'
import { orderFlow } from '@estu/domain/orders/status-flow'
import type { CollectionConfig, Field } from 'payload'
import { clinicOfBranch, nobody } from '../../access/clinic.ts'
import { proveBeforeDelete } from '../../access/fresh-proof.ts'
import { admins } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import {
  account,
  asksBeforeCallingOff,
  asSent,
  basedOn,
  cancelDueAt,
  contact,
  eraseWhenDone,
  history,
  keepHistory,
  orderStatuses,
  reference,
  settleCancellation,
  staffNote,
  status,
  toldAt,
  validateFreshness,
  visitorLanguage,
} from '../customer-requests/index.ts'
import { checkPayment } from './hooks/check-payment.ts'
import { orderFollowUp } from './hooks/order-follow-up.ts'
import { takeDiscountOff } from './hooks/take-discount-off.ts'
import { validateDeletion } from './hooks/validate-deletion.ts'
import { paymentFields } from './payment-fields.ts'
import { keepReturns } from './returns/keep-returns.ts'
import { returns } from './returns/return-fields.ts'
import { sumFields } from './sum-fields.ts'

const lines: Field = {
  name: 'lines',
  type: 'array',
  required: true,
  label: label('Товары', 'Тауарлар'),
  labels: { singular: label('товар', 'тауар'), plural: label('Товары', 'Тауарлар') },
  ...asSent,
  fields: [
    { name: 'title', type: 'text', required: true, label: label('Название', 'Атауы') },
    { name: 'colour', type: 'text', label: label('Цвет', 'Түсі') },
    // By its name alone it could not be ordered again.
    { name: 'colourCode', type: 'text', label: label('Код цвета', 'Түс коды'), admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'quantity', type: 'number', required: true, min: 1, label: label('Штук', 'Дана') },
        { name: 'unitKzt', type: 'number', required: true, min: 0, label: label('Цена, ₸', 'Бағасы, ₸') },
        { name: 'fromStock', type: 'checkbox', label: label('Списано со склада', 'Қоймадан шегерілді') },
        { name: 'warrantyMonths', type: 'number', label: label('Гарантия, месяцев', 'Кепілдік, ай') },
      ],
    },
    {
      name: 'product',
      type: 'relationship',
      relationTo: [...productCollections],
      label: label('Карточка', 'Карточкасы'),
    },
  ],
}

const getting: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'receiving',
        type: 'select',
        required: true,
        label: label('Получение', 'Алу жолы'),
        options: options({ pickup: ['Самовывоз', 'Филиалдан алып кету'], delivery: ['Доставка', 'Жеткізу'] }),
        ...asSent,
      },
      { name: 'branch', type: 'relationship', relationTo: 'branches', index: true, label: label('Филиал', 'Филиал') },
    ],
  },
  { name: 'zone', type: 'text', label: label('Куда, по тарифу', 'Қайда, тариф бойынша'), ...asSent },
  // As it was promised when it was ordered: what is promised to others from tomorrow on is another matter.
  { name: 'deliveryDays', type: 'text', label: label('Сколько ждать', 'Қанша күту керек'), ...asSent },
  {
    type: 'row',
    fields: [
      { name: 'city', type: 'text', label: label('Город', 'Қала') },
      { name: 'street', type: 'text', label: label('Улица, дом, квартира', 'Көше, үй, пәтер') },
    ],
  },
]

/** Where it is received and whom to write to: what the shopper and the clinic may both change; and what it costs. */
const watched = [
  ...['receiving', 'paying', 'branch', 'zone', 'city', 'street', 'name', 'contactBy', 'phone', 'email', 'toldAt'],
  ...['payLink', 'paid', 'refunded', 'discountOff', 'returns'],
]

/** What shoppers ordered. Made by the storefront's one operation; the clinic moves it along its flow. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: label('Заказ', 'Тапсырыс'), plural: label('Заказы', 'Тапсырыстар') },
  admin: {
    group: label('От покупателей', 'Сатып алушылардан'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'status', 'name', 'totalKzt', 'branch', 'createdAt'],
    components: { edit: asksBeforeCallingOff('orders') },
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
  },
  access: { create: nobody, read: clinicOfBranch, update: clinicOfBranch, delete: admins, unlock: nobody },
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [proveBeforeDelete, lockBeforeChange],
    beforeValidate: [validateFreshness, checkPayment, takeDiscountOff],
    beforeChange: [settleCancellation, keepReturns, keepHistory(orderFlow, watched)],
    afterChange: [orderFollowUp],
    beforeDelete: [validateDeletion],
  },
  fields: [
    reference(),
    basedOn,
    status(orderStatuses, 'new'),
    cancelDueAt(),
    staffNote(),
    ...contact(),
    toldAt(),
    visitorLanguage(),
    {
      name: 'prefersText',
      type: 'checkbox',
      label: label('Плохо слышит по телефону: писать', 'Телефоннан нашар естиді: жазу керек'),
    },
    lines,
    {
      name: 'goods',
      type: 'ui',
      label: label('Где стоит товар', 'Тауар қайда тұр'),
      admin: { components: { Field: '/modules/orders/admin/order-goods.tsx#OrderGoods' } },
    },
    {
      name: 'promotions',
      type: 'ui',
      label: label('Акции', 'Акциялар'),
      admin: { components: { Field: '/modules/orders/admin/order-promotions.tsx#OrderPromotions' } },
    },
    ...getting,
    ...paymentFields,
    ...sumFields,
    returns,
    { name: 'comment', type: 'textarea', label: label('Пожелание', 'Тілегі'), ...asSent },
    account(),
    eraseWhenDone(),
    history({
      ...orderStatuses,
      receiving: ['способ получения', 'алу жолы'],
      paying: ['способ оплаты', 'төлем түрі'],
      branch: ['филиал', 'филиал'],
      zone: ['место доставки', 'жеткізу орны'],
      city: ['город', 'қала'],
      street: ['адрес', 'мекенжай'],
      payLink: ['ссылка на оплату', 'төлем сілтемесі'],
      paid: ['отметка об оплате', 'төлем белгісі'],
      refunded: ['возврат денег', 'ақшаны қайтару'],
      name: ['имя', 'аты-жөні'],
      contactBy: ['способ связи', 'байланыс түрі'],
      phone: ['телефон', 'телефон'],
      email: ['почта', 'пошта'],
      discountOff: ['скидка снята', 'жеңілдік алынды'],
      returns: ['возврат', 'қайтару'],
    }),
  ],
}
