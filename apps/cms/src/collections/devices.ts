import type { CollectionConfig } from 'payload'
import { deviceColours } from '../fields/devices/device-colours.ts'
import { deviceFacts } from '../fields/devices/device-facts.ts'
import { devicePrice } from '../fields/devices/device-price.ts'
import { deviceSound } from '../fields/devices/device-sound.ts'
import { thingDrawing } from '../fields/drawing.ts'
import { label } from '../fields/labels.ts'
import { line, neededSentences, rows, sentences, titleLine } from '../fields/localized-text.ts'
import { productBranches, productDocuments } from '../fields/product-documents.ts'
import { slugField } from '../fields/slug.ts'
import { published } from '../modules/publishing/index.ts'

export const devices: CollectionConfig = published({
  slug: 'devices',
  labels: {
    singular: label('Слуховой аппарат', 'Есту аппараты'),
    plural: label('Слуховые аппараты', 'Есту аппараттары'),
  },
  admin: {
    group: label('Товары', 'Тауарлар'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'brand', 'priceKzt', 'availability', '_status', 'updatedAt'],
  },
  fields: [
    slugField(),
    {
      name: 'isDemo',
      type: 'checkbox',
      defaultValue: false,
      label: label('Демонстрационная карточка', 'Демо карточка'),
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Карточка', 'Карточка'),
          fields: [
            titleLine(label('Название', 'Атауы')),
            {
              name: 'brand',
              type: 'relationship',
              relationTo: 'brands',
              required: true,
              label: label('Бренд', 'Бренд'),
            },
            { name: 'series', type: 'text', label: label('Серия', 'Сериясы') },
            neededSentences('summary', label('Чем хорош: одно предложение', 'Несімен жақсы: бір сөйлем')),
            {
              name: 'description',
              type: 'richText',
              localized: true,
              label: label('Описание', 'Сипаттамасы'),
              custom: { neededToPublish: true },
            },
            {
              name: 'images',
              type: 'upload',
              relationTo: 'media',
              hasMany: true,
              label: label('Изображения', 'Суреттер'),
            },
            thingDrawing(),
            deviceColours(),
            rows('inTheBox', label('В коробке', 'Қорапта'), [line('item', label('Предмет', 'Зат'))]),
            rows('faq', label('Вопросы об аппарате', 'Аппарат туралы сұрақтар'), [
              line('question', label('Вопрос', 'Сұрақ')),
              sentences('answer', label('Ответ', 'Жауап')),
            ]),
            productDocuments(),
          ],
        },
        { label: label('Цена и наличие', 'Бағасы мен қоймадағы бары'), fields: [...devicePrice(), productBranches()] },
        { label: label('Устройство', 'Құрылысы'), fields: deviceFacts() },
        { label: label('Звук и связь', 'Дыбыс және байланыс'), fields: deviceSound() },
      ],
    },
  ],
})
