import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { isEmptyShell } from '../../lib/empty-shell.ts'

const freshFor = 1000

/** What is said when even the prepared page cannot be had. */
const lastResort = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Есту</title><body style="font:1.25rem/1.6 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem">
<h1>Есту</h1>
<p>Сайт сейчас не отвечает. Обновите страницу через минуту.</p>
<p lang="kk">Сайт қазір жауап бермей тұр. Бетті бір минуттан кейін жаңартыңыз.</p>`

/**
 * The prepared pages, asked of this very server and kept for a second, so that a flood of unknown addresses
 * costs one rendering a second at most and a changed menu still appears. One that cannot be had now is shown as it
 * was last.
 */
export function preparedPages(origin: string, ownSecret: string) {
  const kept = new Map<string, { at: number; html: Promise<string> }>()
  return {
    get(path: string): Promise<string> {
      const known = kept.get(path)
      if (known && Date.now() - known.at < freshFor) return known.html
      const html = load(`${origin}${path}`, ownSecret).catch(() => known?.html ?? lastResort)
      kept.set(path, { at: Date.now(), html })
      return html
    },
  }
}

async function load(url: string, ownSecret: string): Promise<string> {
  const response = await fetch(url, { headers: { [ownRequestHeader]: ownSecret }, signal: AbortSignal.timeout(5000) })
  const html = await response.text()
  if (!response.ok || isEmptyShell(html)) throw new Error(`${url}: ${response.status}`)
  return html
}
