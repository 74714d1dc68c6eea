import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import type { PersonFile } from './export-person.ts'

const parts: Record<keyof PersonFile, [string, string]> = {
  orders: ['Заказы', 'Тапсырыстар'],
  appointments: ['Записи на приём', 'Қабылдауға жазылулар'],
  waitlist: ['Лист ожидания', 'Күту тізімі'],
  feedback: ['Обращения', 'Өтініштер'],
  reviews: ['Отзывы', 'Пікірлер'],
  consents: ['Согласия', 'Келісімдер'],
  messages: ['Что вам сообщали', 'Сізге хабарланғандар'],
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same for a person to read: a page that needs nothing beside itself. */
export function personPage(req: PayloadRequest, file: PersonFile): string {
  const title = translate(req, 'Ваши данные', 'Сіздің деректеріңіз')
  const language = translate(req, 'ru', 'kk')
  const sections = Object.entries(parts).map(([part, words]) => {
    const stored = file[part as keyof PersonFile]
    const rows = stored.map((one) => `<dl>${linesOf(req, part, one)}</dl>`).join('\n')
    return `<h2>${translate(req, ...words)}: ${stored.length}</h2>\n${rows}`
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:18px/1.5 sans-serif;max-width:70ch;margin:2em auto;padding:0 1em}
dl{border-top:1px solid;padding:.5em 0}dt{font-weight:bold}dd{margin:0 0 .5em;overflow-wrap:anywhere;white-space:pre-line}</style></head>
<body><h1>${title}</h1>
${sections.join('\n')}
</body></html>
`
}

type Labelled = { name?: string; label?: unknown; fields?: unknown[] }

function linesOf(req: PayloadRequest, part: string, one: Record<string, unknown>): string {
  const labels = part === 'messages' ? new Map<string, string>() : labelsOf(req, part)
  return Object.entries(one)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => {
      const shown = typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
      return `<dt>${escapeHtml(labels.get(name) ?? name)}</dt><dd>${escapeHtml(shown)}</dd>`
    })
    .join('')
}

/** What the desk calls each field. */
function labelsOf(req: PayloadRequest, collection: string): Map<string, string> {
  const { fields } = req.payload.collections[collection as 'orders'].config
  const found = new Map<string, string>()
  const walk = (list: readonly unknown[]) => {
    for (const field of list as Labelled[]) {
      const words = field.label as { ru?: string; kk?: string } | undefined
      if (field.name && words?.ru) found.set(field.name, translate(req, words.ru, words.kk ?? words.ru))
      if (!field.name && field.fields) walk(field.fields)
    }
  }
  walk(fields)
  return found
}
