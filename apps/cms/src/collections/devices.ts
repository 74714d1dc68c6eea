import type { CollectionConfig } from 'payload'
import { deviceFacts } from '../fields/device-facts.ts'
import { devicePrice } from '../fields/device-price.ts'
import { deviceSound } from '../fields/device-sound.ts'
import { label } from '../fields/labels.ts'
import { line, neededLine, neededSentences, rows, sentences } from '../fields/localized-text.ts'
import { slugField } from '../fields/slug.ts'
import { translate } from '../i18n/translate.ts'
import { published } from '../modules/publishing/index.ts'

function colourCode(value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return true
  return translate(req, 'Код вида #d8c7a8', '#d8c7a8 түріндегі код')
}

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
      label: label('Демонстрационная карточка', 'Көрсетілім карточкасы'),
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Карточка', 'Карточка'),
          fields: [
            neededLine('title', label('Название', 'Атауы')),
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
            rows('colours', label('Цвета', 'Түстері'), [
              line('name', label('Цвет', 'Түсі')),
              {
                name: 'hex',
                type: 'text',
                label: label('Код цвета', 'Түс коды'),
                validate: colourCode,
              },
            ]),
            rows('inTheBox', label('В коробке', 'Қорапта'), [line('item', label('Предмет', 'Зат'))]),
            rows('faq', label('Вопросы об аппарате', 'Аппарат туралы сұрақтар'), [
              line('question', label('Вопрос', 'Сұрақ')),
              sentences('answer', label('Ответ', 'Жауап')),
            ]),
          ],
        },
        { label: label('Цена и наличие', 'Бағасы мен қоймадағы бары'), fields: devicePrice() },
        { label: label('Устройство', 'Құрылысы'), fields: deviceFacts() },
        { label: label('Звук и связь', 'Дыбыс және байланыс'), fields: deviceSound() },
      ],
    },
  ],
})
