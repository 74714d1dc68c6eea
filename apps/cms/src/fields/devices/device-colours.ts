import type { Field } from 'payload'
import { translate } from '../../i18n/translate.ts'
import { label } from '../labels.ts'
import { line, rows } from '../localized-text.ts'
import { eachOnce } from '../rules/row-rules.ts'
import { tenge } from '../rules/tenge.ts'

function colourCode(value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return true
  return translate(req, 'Код вида #d8c7a8', '#d8c7a8 түріндегі код')
}

/** A cart knows a colour by its code, so no two of one product may share it. */
const eachColourOnce = eachOnce(
  ({ hex }) => String(hex ?? '').toLowerCase(),
  () => ['У двух цветов один код.', 'Екі түстің коды бірдей.'],
)

/** What a product can be had in; the shopper chooses, and the choice travels into the order. */
export const deviceColours = (): Field =>
  rows(
    'colours',
    label('Цвета', 'Түстері'),
    [
      line('name', label('Цвет', 'Түсі')),
      {
        type: 'row',
        fields: [
          { name: 'hex', type: 'text', label: label('Код цвета', 'Түс коды'), validate: colourCode },
          {
            name: 'priceKzt',
            type: 'number',
            min: 1,
            label: label('Цена в этом цвете, ₸, если другая', 'Осы түстегі бағасы, ₸, басқа болса'),
            validate: tenge,
          },
        ],
      },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        label: label('Изображение в этом цвете', 'Осы түстегі суреті'),
      },
    ],
    { maxRows: 8, validate: eachColourOnce },
  )
