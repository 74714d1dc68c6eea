import { choosesByQuery } from '@estu/domain/routing/redirect-path'
import { validateHref } from '../../fields/link.ts'
import { translate } from '../../i18n/translate.ts'

/**
 * Returns why no redirect can begin at an address: it is no path, or one of many that differ in their query alone. What
 * was stored before stays.
 */
export function validateSource(value: unknown, asked: Parameters<typeof validateHref>[1]): string | true {
  const answer = validateHref(value, asked)
  if (answer !== true || typeof value !== 'string' || value === asked.previousValue || !choosesByQuery(value))
    return answer
  return translate(
    asked.req,
    'Перенаправить можно только путь до знака «?»: адреса, которые различаются после него, сайт не различает. Уберите «?» и всё после него.',
    '«?» белгісіне дейінгі жолды ғана қайта бағыттауға болады: одан кейінгі бөлігі бөлек мекенжайларды сайт ажыратпайды. «?» белгісін және одан кейінгісін алып тастаңыз.',
  )
}
