import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { isEmptyShell } from '../../lib/empty-shell.ts'
import { withTimeout } from '../../lib/with-timeout.ts'
import { type Packed, pack } from '../files/encodings.ts'
import { plainPageStyle } from './plain-page-style.ts'

const freshFor = 1000
const patienceMs = 5000

type AskPage = (path: string, headers: Record<string, string>) => Promise<{ status: number; body: Buffer }>

/** What is said when even the prepared page cannot be had. */
const offlineFallback = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Сайт не отвечает · Сайт жауап бермейді</title><body style="${plainPageStyle}">
<h1>Сайт не отвечает · <span lang="kk">Сайт жауап бермейді</span></h1>
<p>Сайт сейчас не отвечает. Обновите страницу через минуту.</p>
<p lang="kk">Сайт қазір жауап бермей тұр. Бетті бір минуттан кейін жаңартыңыз.</p>`

/**
 * The prepared pages, asked of Next within this process and kept for a second, so that a flood of unknown addresses
 * costs one rendering a second at most and a changed menu still appears. One that cannot be had now is shown as it
 * was last.
 */
export function preparedPages({ askPage, ownSecret, policyOf }: ErrorPageSettings) {
  const kept = new Map<string, { at: number; page: Promise<PreparedPage> }>()
  const prepared = (html: string, known?: PreparedPage): PreparedPage => {
    const body = Buffer.from(html)
    if (known?.body.equals(body)) return known
    const page: PreparedPage = { body, policy: policyOf(html) }
    packBeside(page)
    return page
  }
  return {
    get(path: string): Promise<PreparedPage> {
      const known = kept.get(path)
      const now = performance.now()
      if (known && now - known.at < freshFor) return known.page
      const page = load(askPage, path, ownSecret)
        .then(async (html) => prepared(html, await known?.page))
        .catch(() => known?.page ?? prepared(offlineFallback))
      kept.set(path, { at: now, page })
      return page
    },
  }
}

export type ErrorPageSettings = {
  askPage: AskPage
  ownSecret: string
  /** The content security policy of a whole page. */
  policyOf: (html: string) => string
  /** How long Next may take to begin an answer, in milliseconds. */
  limitMs?: number
}

/** @property packed once it is: nobody waits for that */
export type PreparedPage = { body: Buffer; policy: string; packed?: Packed }

function packBeside(page: PreparedPage): void {
  pack(page.body).then(
    (packed) => {
      page.packed = packed
    },
    (error: unknown) => console.warn('error pages: sent unpacked', error),
  )
}

async function load(askPage: AskPage, path: string, ownSecret: string): Promise<string> {
  const { status, body } = await withTimeout(askPage(path, { [ownRequestHeader]: ownSecret }), patienceMs)
  const html = body.toString()
  if (status !== 200 || isEmptyShell(html)) throw new Error(`${path}: ${status}`)
  return html
}
