import type { Field, PayloadRequest, UploadFieldSingleValidation } from 'payload'
import { idOf } from '../../fields/id-of.ts'
import { type Label, label } from '../../fields/labels.ts'
import { translate } from '../../i18n/translate.ts'

/** The largest picture that is made of an icon, in pixels a side. */
const leastIcon = 512

const refusals = (req: PayloadRequest, width: number, height: number) => ({
  shape: translate(
    req,
    `Значок должен быть квадратным, а этот ${width} × ${height}.`,
    `Белгіше шаршы болуы керек, мынауы ${width} × ${height}.`,
  ),
  small: translate(
    req,
    `Нужен значок не меньше ${leastIcon} × ${leastIcon} точек, а этот ${width} × ${height}.`,
    `Белгіше кемінде ${leastIcon} × ${leastIcon} нүкте болуы керек, мынауы ${width} × ${height}.`,
  ),
})

const squareIcon: UploadFieldSingleValidation = async (value, { req }) => {
  const id = idOf(value)
  if (id === null) return true
  const stored = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const [width, height] = [stored?.width ?? 0, stored?.height ?? 0]
  if (width !== height) return refusals(req, width, height).shape
  return width >= leastIcon || refusals(req, width, height).small
}

const picture = (name: string, text: Label, description: Label): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: text,
  admin: { description },
})

export const pictureFields = (): Field[] => [
  picture(
    'logo',
    label('Логотип', 'Логотип'),
    label(
      'Для светлого фона. Без него в шапке стоит название со звуковой волной.',
      'Ашық фонға арналған. Болмаса, бет басында дыбыс толқыны бар атау тұрады.',
    ),
  ),
  picture(
    'logoDark',
    label('Логотип для тёмного фона', 'Қою фонға арналған логотип'),
    label('Пусто — берётся основной.', 'Бос болса, негізгісі алынады.'),
  ),
  picture(
    'logoOneColour',
    label('Логотип одним цветом', 'Бір түсті логотип'),
    label(
      'Для контрастной темы, на чёрном. Пусто — берётся логотип для тёмного фона.',
      'Контрастты тақырыпқа, қара фонға. Бос болса, қою фонға арналған логотип алынады.',
    ),
  ),
  {
    name: 'icon',
    type: 'upload',
    relationTo: 'media',
    label: label('Значок', 'Белгіше'),
    validate: squareIcon,
    admin: {
      description: label(
        `Квадрат не меньше ${leastIcon} × ${leastIcon} точек: из него делаются значки вкладки и приложения.`,
        `Кемінде ${leastIcon} × ${leastIcon} нүктелік шаршы: қойынды мен қосымша белгішелері содан жасалады.`,
      ),
    },
  },
]
