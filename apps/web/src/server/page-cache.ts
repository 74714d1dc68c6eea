const freshFor = 1000

/** What is said when even the prepared page cannot be had. */
const lastResort = '<!doctype html><meta charset="utf-8"><title>Есту</title><p>Есту</p>'

/**
 * The prepared pages, asked of this very server and kept for a second, so that a flood of unknown addresses
 * costs one rendering a second at most and a changed menu still appears.
 */
export function pageCache(origin: string) {
  const kept = new Map<string, { at: number; html: Promise<string> }>()
  return {
    get(path: string): Promise<string> {
      const known = kept.get(path)
      if (known && Date.now() - known.at < freshFor) return known.html
      const html = load(`${origin}${path}`).catch(() => lastResort)
      kept.set(path, { at: Date.now(), html })
      return html
    },
  }
}

async function load(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'x-estu-page': '1' }, signal: AbortSignal.timeout(5000) })
  return response.text()
}
