import { connectionLabels, connections } from '@estu/domain/vocabulary/connectivity'
import { soundFeatureLabels, soundFeatures } from '@estu/domain/vocabulary/sound-features'
import type { Field } from 'payload'
import { type Label, label } from '../labels.ts'
import { rows } from '../localized-text.ts'
import { options } from '../options.ts'
import { notBelow, wholeNumber } from '../rules/number-rules.ts'
import { eachOnce } from '../rules/row-rules.ts'

/** What specialists look for: the fitting range, channels, connections and sound functions. */
export const deviceSound = (): Field[] => [fittingRange(), channels(), connectivity(), features()]

const eachFrequencyOnce = eachOnce(
  ({ hz }) => String(hz ?? ''),
  (row, earlier) => [
    `Строка ${row}: эта частота уже есть в строке ${earlier}.`,
    `${row}-жол: бұл жиілік ${earlier}-жолда бар.`,
  ],
)

const fittingRange = (): Field =>
  rows(
    'fittingRange',
    label('Диапазон настройки', 'Баптау ауқымы'),
    [
      {
        type: 'row',
        fields: [
          {
            name: 'hz',
            type: 'select',
            required: true,
            label: label('Частота, Гц', 'Жиілік, Гц'),
            options: ['250', '500', '1000', '2000', '4000', '8000'],
          },
          {
            name: 'minDb',
            type: 'number',
            required: true,
            min: -10,
            max: 120,
            label: label('От, дБ', 'Төменгі шегі, дБ'),
          },
          {
            name: 'maxDb',
            type: 'number',
            required: true,
            min: -10,
            max: 120,
            validate: notBelow('minDb'),
            label: label('До, дБ', 'Жоғарғы шегі, дБ'),
          },
        ],
      },
    ],
    { maxRows: 6, validate: eachFrequencyOnce },
  )

/** Beyond what anybody hears. */
const mostHz = 48_000

const whole = (name: string, text: Label): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 1000,
  validate: wholeNumber,
  label: text,
})

/** Channels, programs and the frequencies it amplifies. */
const channels = (): Field => ({
  type: 'row',
  fields: [
    whole('channels', label('Каналы', 'Арналар')),
    whole('programs', label('Программы', 'Бағдарламалар')),
    {
      name: 'frequencyMinHz',
      type: 'number',
      min: 0,
      max: mostHz,
      label: label('Частоты от, Гц', 'Жиілік бастап, Гц'),
    },
    {
      name: 'frequencyMaxHz',
      type: 'number',
      min: 0,
      max: mostHz,
      validate: notBelow('frequencyMinHz'),
      label: label('Частоты до, Гц', 'Жиілік дейін, Гц'),
    },
  ],
})

const connectivity = (): Field => ({
  name: 'connectivity',
  type: 'select',
  hasMany: true,
  label: label('Связь', 'Байланыс'),
  options: options(connectionLabels, connections),
})

const features = (): Field => ({
  name: 'features',
  type: 'select',
  hasMany: true,
  label: label('Функции', 'Функциялар'),
  options: options(soundFeatureLabels, soundFeatures),
})
