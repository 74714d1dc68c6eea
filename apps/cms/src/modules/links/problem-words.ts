import type { PayloadRequest } from 'payload'
import { translate } from '../../i18n/translate.ts'
import type { ExternalProblem } from './external/outcome.ts'
import type { InternalProblem } from './judge/judge-links.ts'
import type { Reader } from './link-target.ts'
import type { LinkKind } from './operations/read-report.ts'

type Speaker = Pick<PayloadRequest, 'i18n'>

export const kindLabel = (req: Speaker, kind: LinkKind): string =>
  kind === 'internal'
    ? translate(req, 'внутри сайта', 'сайт ішінде')
    : translate(req, 'на другие сайты', 'басқа сайттарға')

/** Why a link of this site leads nowhere, as the end of a sentence. @param title of the document it leads to */
export function linkProblem(req: Speaker, problem: InternalProblem, title: string | null, reader: Reader): string {
  if (problem === 'nowhere')
    return translate(
      req,
      'ссылка ведёт на адрес, по которому на сайте ничего нет',
      'сілтеме сайтта ештеңе жоқ мекенжайға апарады',
    )
  if (!title || problem === 'missing')
    return translate(req, 'ссылка ведёт на страницу, которой больше нет', 'сілтеме жоқ бетке апарады')
  if (problem === 'trashed')
    return translate(
      req,
      `ссылка ведёт на «${title}», а это лежит в корзине`,
      `сілтеме «${title}» бетіне апарады, ал ол қоқыс жәшігінде жатыр`,
    )
  const where = inLanguage(req, reader)
  return translate(
    req,
    `ссылка ведёт на «${title}», а этой страницы ${where}нет на сайте`,
    `сілтеме «${title}» бетіне апарады, ал ол сайтта ${where}жоқ`,
  )
}

function inLanguage(req: Speaker, reader: Reader): string {
  if (reader === 'both') return ''
  return reader === 'ru' ? translate(req, 'на русском ', 'орысша ') : translate(req, 'на казахском ', 'қазақша ')
}

/** What the last look at an address of another site found. @param status what it answered with, where it answered */
export function externalProblem(req: Speaker, problem: ExternalProblem, status: number | null): string {
  const [ru, kk] = words[problem]
  return `${translate(req, ru, kk)}${status === null ? '' : ` (${status})`}`
}

const words: Record<ExternalProblem, readonly [string, string]> = {
  gone: ['такой страницы там нет', 'онда мұндай бет жоқ'],
  closed: ['сайт не пускает проверку: откройте сами', 'сайт тексеруді жібермейді: өзіңіз ашып көріңіз'],
  'client-error': ['сайт отказал', 'сайт бас тартты'],
  'server-error': ['на том сайте ошибка', 'ол сайтта қате бар'],
  'too-many-redirects': ['адрес перенаправляет больше пяти раз', 'мекенжай бес реттен көп қайта бағыттайды'],
  timeout: ['сайт не ответил вовремя', 'сайт уақытында жауап бермеді'],
  refused: ['сайт не принимает соединений', 'сайт қосылымды қабылдамайды'],
  'unknown-host': ['сайта с таким именем нет', 'мұндай атаулы сайт жоқ'],
  certificate: ['сертификат сайта недействителен', 'сайттың сертификаты жарамсыз'],
  'private-address': [
    'адрес ведёт во внутреннюю сеть: посетители его не откроют',
    'мекенжай ішкі желіге апарады: келушілер оны аша алмайды',
  ],
  'bad-address': ['адрес написан с ошибкой', 'мекенжай қате жазылған'],
  unreachable: ['с сайтом не удалось связаться', 'сайтқа қосылу мүмкін болмады'],
}
