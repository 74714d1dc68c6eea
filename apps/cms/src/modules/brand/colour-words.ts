import type { BrandColour, BrandTheme } from '@estu/domain/brand/brand-colours'
import type { ContrastFault } from '@estu/domain/brand/contrast-faults'
import { leastContrast } from '@estu/domain/brand/contrast-faults'
import type { PayloadRequest } from 'payload'
import { type Label, label } from '../../fields/labels.ts'
import { translate } from '../../i18n/translate.ts'

export const themeLabels: Record<BrandTheme, Label> = {
  light: label('Светлая тема', 'Ашық тақырып'),
  dark: label('Тёмная тема', 'Қою тақырып'),
  contrast: label('Контрастная тема', 'Контрастты тақырып'),
}

export const colourLabels: Record<BrandColour, Label> = {
  accent: label('Кнопки и ссылки', 'Түймелер мен сілтемелер'),
  accentText: label('Текст на кнопке', 'Түймедегі мәтін'),
  paper: label('Фон страницы', 'Бет фоны'),
  deep: label('Полосы и подвал', 'Жолақтар мен беттің төменгі жағы'),
  highlight: label('Пометки', 'Белгілер'),
}

/** What each shade of a measured pair is called. */
const shadeLabels: Record<ContrastFault['text'] | ContrastFault['behind'], Label> = {
  ink: label('основной текст', 'негізгі мәтін'),
  ink2: label('второстепенный текст', 'қосымша мәтін'),
  onDeep: label('текст на полосе', 'жолақтағы мәтін'),
  onDeep2: label('второстепенный текст на полосе', 'жолақтағы қосымша мәтін'),
  onAmber: label('текст пометки', 'белгідегі мәтін'),
  action: label('кнопки и ссылки', 'түймелер мен сілтемелер'),
  'action-hover': label('кнопка или ссылка под указателем', 'меңзер астындағы түйме не сілтеме'),
  'on-action': label('текст на кнопке', 'түймедегі мәтін'),
  wash: label('фон выделенного', 'ерекшеленген фон'),
  'd-led': label('огонёк на рисунке', 'суреттегі шам'),
  paper: label('фон страницы', 'бет фоны'),
  raised: label('фон карточки', 'карточка фоны'),
  plate: label('подложка изображения', 'сурет астары'),
  sunk: label('фон шапки', 'бет басының фоны'),
  line: label('линия', 'сызық'),
  deep: label('полоса', 'жолақ'),
  'deep-line': label('линия на полосе', 'жолақтағы сызық'),
  'deep-field': label('поле на полосе', 'жолақтағы өріс'),
  amber: label('пометка', 'белгі'),
  'amber-wash': label('фон предупреждения', 'ескерту фоны'),
  'd-tab': label('язычок на рисунке', 'суреттегі тілше'),
}

/** One digit after the comma, never rounded up to what would be enough. */
const ratioOf = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')

/** Names the pair, the theme and the ratio. */
export function contrastSentence(req: PayloadRequest, { text, behind, theme, ratio }: ContrastFault): string {
  const [word, surface, where] = [shadeLabels[text], shadeLabels[behind], themeLabels[theme]]
  return translate(
    req,
    `${where.ru}: пара «${word.ru}» и «${surface.ru}» читается с контрастом ${ratioOf(ratio)}:1, а нужно не меньше ${leastContrast}:1. Выберите другой цвет.`,
    `${where.kk}: «${word.kk}» пен «${surface.kk}» жұбының контрасты ${ratioOf(ratio)}:1, ал кемінде ${leastContrast}:1 керек. Басқа түс таңдаңыз.`,
  )
}
