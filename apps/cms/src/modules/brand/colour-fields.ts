import {
  type BrandColour,
  type BrandTheme,
  brandColours,
  brandThemes,
  defaultColours,
} from '@estu/domain/brand/brand-colours'
import { readLook } from '@estu/domain/brand/brand-look'
import { contrastFaults } from '@estu/domain/brand/contrast-faults'
import { isHexColour } from '@estu/domain/brand/hex-colour'
import type { Field, TextFieldSingleValidation } from 'payload'
import { label } from '../../fields/labels.ts'
import { translate } from '../../i18n/translate.ts'
import { colourLabels, contrastSentence, themeLabels } from './colour-words.ts'

/** A colour with which text can be read: it is measured against the others of its theme. */
const readable =
  (theme: BrandTheme, name: BrandColour): TextFieldSingleValidation =>
  (value, { req, siblingData }) => {
    if (value && !isHexColour(value))
      return translate(
        req,
        'Цвет пишется как # и шесть знаков 0–9, a–f, например #0b5351.',
        'Түс # және алты таңбамен (0–9, a–f) жазылады, мысалы #0b5351.',
      )
    const { colours } = readLook({ colours: { [theme]: siblingData as Record<string, unknown> } })
    const fault = contrastFaults(theme, colours[theme]).find(({ of }) => of === name)
    return fault ? contrastSentence(req, fault) : true
  }

/** People write colours in capitals too. */
const inSmallLetters = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

const colour = (theme: BrandTheme, name: BrandColour): Field => ({
  name,
  type: 'text',
  label: colourLabels[name],
  defaultValue: defaultColours[theme][name],
  validate: readable(theme, name),
  hooks: { beforeValidate: [inSmallLetters] },
  admin: { components: { afterInput: ['/modules/brand/admin/colour-picker.tsx#ColourPicker'] } },
})

export const colourFields = (): Field => ({
  name: 'colours',
  type: 'group',
  label: label('Цвета', 'Түстер'),
  admin: {
    description: label(
      'Остальные оттенки выводятся из этих пяти. Текст, который читался бы с контрастом меньше 7:1, не сохраняется.',
      'Қалған реңктер осы бесеуінен шығарылады. Контрасты 7:1-ден төмен мәтін сақталмайды.',
    ),
  },
  fields: brandThemes.map((theme) => ({
    name: theme,
    type: 'group' as const,
    label: themeLabels[theme],
    fields: brandColours.map((name) => colour(theme, name)),
  })),
})
