import type { PayloadRequest } from 'payload'
import { translate } from '../../i18n/translate.ts'
import type { Author } from './operations/read-authors.ts'

const kinds: Record<string, [string, string]> = {
  staff: ['бывший сотрудник', 'бұрынғы қызметкер'],
  shopper: ['покупатель на сайте', 'сайттағы сатып алушы'],
  worker: ['фоновый процесс', 'фондық процесс'],
  system: ['система', 'жүйе'],
}

const ways: Record<string, [string, string]> = {
  import: ['из файла', 'файлдан'],
  schedule: ['по расписанию', 'кесте бойынша'],
}

/** «Асель Пробная, по расписанию; Болат Пробный» */
export function authorWords(req: PayloadRequest, authors: readonly Author[] | undefined): string {
  if (!authors || authors.length === 0) return translate(req, 'не записан', 'жазылмаған')
  return authors.map((author) => oneInWords(req, author)).join('; ')
}

function oneInWords(req: PayloadRequest, author: Author): string {
  const kind = kinds[author.kind]
  const name = author.name ?? (kind ? translate(req, ...kind) : author.kind)
  const way = author.via ? ways[author.via] : undefined
  return way ? `${name}, ${translate(req, ...way)}` : name
}
