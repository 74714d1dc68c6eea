import { longestName, longestShortName, nameFault } from '@estu/domain/brand/brand-name'
import type { Field, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { label } from '../../fields/labels.ts'
import { line } from '../../fields/localized-text.ts'
import { translate } from '../../i18n/translate.ts'

const sentences = (req: PayloadRequest, longest: number) => ({
  empty: translate(
    req,
    'Впишите название на этом языке: им подписаны страницы и письма.',
    'Осы тілдегі атауды жазыңыз: беттер мен хаттарға сол қойылады.',
  ),
  markup: translate(
    req,
    'Название пишется одной строкой и без знаков < и >.',
    'Атау бір жолмен, < және > белгілерінсіз жазылады.',
  ),
  long: translate(
    req,
    `Не длиннее ${longest} знаков вместе с пробелами.`,
    `Бос орындармен бірге ${longest} таңбадан аспасын.`,
  ),
})

const validName =
  (longest: number, isNeeded: boolean): TextFieldSingleValidation =>
  (value, { req }) => {
    const fault = nameFault(value, longest)
    if (fault === null || (fault === 'empty' && !isNeeded)) return true
    return sentences(req, longest)[fault]
  }

export const nameFields = (): Field[] => [
  line('name', label('Название', 'Атауы'), {
    required: true,
    validate: validName(longestName, true),
    admin: {
      description: label(
        'Как магазин называют покупатели: в шапке, во вкладке, в письмах и в календаре. Название юридического лица — в «Организации».',
        'Сатып алушылар дүкенді қалай атайды: бет басында, қойындыда, хаттар мен күнтізбеде. Заңды тұлғаның атауы «Ұйым» бөлімінде.',
      ),
    },
  }),
  line('shortName', label('Короткое название', 'Қысқа атауы'), {
    validate: validName(longestShortName, false),
    admin: {
      description: label(
        `Подпись под значком установленного приложения, до ${longestShortName} знаков. Пусто — берётся полное.`,
        `Орнатылған қосымша белгішесінің астындағы жазу, ${longestShortName} таңбаға дейін. Бос болса, толық атауы алынады.`,
      ),
    },
  }),
]
