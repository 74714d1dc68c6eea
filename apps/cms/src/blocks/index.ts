import { productCollections } from '@estu/domain/catalogue/collections'
import type { Block, Field } from 'payload'
import { faqGroups } from '../fields/faq-groups.ts'
import { label } from '../fields/labels.ts'
import { hrefField } from '../fields/link.ts'
import { options } from '../fields/options.ts'
import { tableFields } from './table-fields.ts'

/** Fields of blocks are not localised one by one: the whole sequence of blocks belongs to one language. */
const text = (name: string, ru: string, kk: string): Field => ({ name, type: 'text', label: label(ru, kk) })
const area = (name: string, ru: string, kk: string): Field => ({ name, type: 'textarea', label: label(ru, kk) })
const rich = (name: string, ru: string, kk: string): Field => ({ name, type: 'richText', label: label(ru, kk) })
const title = text('title', 'Заголовок', 'Тақырып')

const textBlock: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: label('Текст', 'Мәтін'), plural: label('Тексты', 'Мәтіндер') },
  fields: [rich('body', 'Текст', 'Мәтін')],
}

const notice: Block = {
  slug: 'notice',
  interfaceName: 'NoticeBlock',
  labels: { singular: label('Заметка', 'Ескертпе'), plural: label('Заметки', 'Ескертпелер') },
  fields: [
    {
      name: 'tone',
      type: 'select',
      defaultValue: 'calm',
      label: label('Тон', 'Реңкі'),
      options: options({ calm: ['Спокойная', 'Сабырлы'], attention: ['Внимание', 'Назар аударыңыз'] }),
    },
    title,
    area('text', 'Текст', 'Мәтін'),
  ],
}

const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: label('Шаги', 'Қадамдар'), plural: label('Шаги', 'Қадамдар') },
  fields: [
    title,
    {
      name: 'steps',
      type: 'array',
      label: label('Шаги', 'Қадамдар'),
      labels: { singular: label('шаг', 'қадам'), plural: label('Шаги', 'Қадамдар') },
      fields: [
        text('when', 'Когда или сколько', 'Қашан немесе қанша'),
        text('title', 'Шаг', 'Қадам'),
        area('text', 'Пояснение', 'Түсіндірме'),
      ],
    },
  ],
}

const table: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  labels: { singular: label('Таблица', 'Кесте'), plural: label('Таблицы', 'Кестелер') },
  fields: tableFields({ captioned: false }),
}

const faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: label('Вопросы', 'Сұрақтар'), plural: label('Вопросы', 'Сұрақтар') },
  fields: [
    title,
    {
      name: 'items',
      type: 'array',
      label: label('Вопросы и ответы', 'Сұрақтар мен жауаптар'),
      labels: { singular: label('вопрос', 'сұрақ'), plural: label('Вопросы и ответы', 'Сұрақтар мен жауаптар') },
      fields: [text('question', 'Вопрос', 'Сұрақ'), rich('answer', 'Ответ', 'Жауап')],
    },
  ],
}

const quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: label('Цитата', 'Дәйексөз'), plural: label('Цитаты', 'Дәйексөздер') },
  fields: [area('text', 'Слова', 'Сөздер'), text('source', 'Чьи', 'Кімдікі')],
}

const callToAction: Block = {
  slug: 'callToAction',
  dbName: 'cta',
  interfaceName: 'CallToActionBlock',
  labels: { singular: label('Призыв', 'Шақыру'), plural: label('Призывы', 'Шақырулар') },
  fields: [title, area('text', 'Текст', 'Мәтін'), text('label', 'Слова на кнопке', 'Түймедегі сөз'), hrefField()],
}

const branchList: Block = {
  slug: 'branchList',
  dbName: 'branch_list',
  interfaceName: 'BranchListBlock',
  labels: { singular: label('Филиалы', 'Филиалдар'), plural: label('Филиалы', 'Филиалдар') },
  fields: [title],
}

const promotionList: Block = {
  slug: 'promotionList',
  dbName: 'promotion_list',
  interfaceName: 'PromotionListBlock',
  labels: { singular: label('Акции', 'Акциялар'), plural: label('Акции', 'Акциялар') },
  fields: [title],
}

const deviceList: Block = {
  slug: 'deviceList',
  dbName: 'device_list',
  interfaceName: 'DeviceListBlock',
  labels: { singular: label('Аппараты', 'Аппараттар'), plural: label('Аппараты', 'Аппараттар') },
  fields: [
    title,
    {
      name: 'devices',
      type: 'relationship',
      relationTo: 'devices',
      hasMany: true,
      label: label('Аппараты', 'Аппараттар'),
    },
  ],
}

const productList: Block = {
  slug: 'productList',
  dbName: 'product_list',
  interfaceName: 'ProductListBlock',
  labels: { singular: label('Товары', 'Тауарлар'), plural: label('Товары', 'Тауарлар') },
  fields: [
    title,
    {
      name: 'products',
      type: 'relationship',
      relationTo: [...productCollections],
      hasMany: true,
      label: label('Товары', 'Тауарлар'),
    },
  ],
}

const faqGroup: Block = {
  slug: 'faqGroup',
  dbName: 'faq_group',
  interfaceName: 'FaqGroupBlock',
  labels: {
    singular: label('Раздел вопросов', 'Сұрақтар бөлімі'),
    plural: label('Разделы вопросов', 'Сұрақтар бөлімдері'),
  },
  fields: [
    title,
    { name: 'group', type: 'select', required: true, label: label('Раздел', 'Бөлім'), options: faqGroups },
  ],
}

const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: label('Крупный заголовок', 'Ірі тақырып'), plural: label('Крупные заголовки', 'Ірі тақырыптар') },
  fields: [
    title,
    area('text', 'Текст', 'Мәтін'),
    text('label', 'Слова на кнопке', 'Түймедегі сөз'),
    hrefField(),
    { name: 'image', type: 'upload', relationTo: 'media', label: label('Изображение', 'Сурет') },
  ],
}

const mediaBlock: Block = {
  slug: 'media',
  dbName: 'media_block',
  interfaceName: 'MediaBlock',
  labels: { singular: label('Изображение', 'Сурет'), plural: label('Изображения', 'Суреттер') },
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', required: true, label: label('Изображение', 'Сурет') },
    text('caption', 'Подпись', 'Жазуы'),
  ],
}

const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: label('Видео с субтитрами', 'Субтитрлі бейне'), plural: label('Видео', 'Бейнелер') },
  fields: [
    title,
    { name: 'video', type: 'upload', relationTo: 'videos', required: true, label: label('Видео', 'Бейне') },
  ],
}

/** What a page is built from. */
export const pageBlocks: Block[] = [
  hero,
  textBlock,
  mediaBlock,
  videoBlock,
  notice,
  steps,
  table,
  faq,
  quote,
  callToAction,
  branchList,
  promotionList,
  deviceList,
  productList,
  faqGroup,
]
