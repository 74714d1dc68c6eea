import type { Outcome } from './scoring.ts'

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']

/** Directives by their names; of one that is said twice the first counts. */
export function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(/[;,]/)) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key !== '' && !directives.has(key)) directives.set(key, sources.length > 0 ? sources : ["'none'"])
  }
  return directives
}

/** Where a page may take code, styles and pictures from; the first weakness found is the outcome. */
export function judgePolicy(policy: string | undefined): Outcome {
  const directives = readPolicy(policy ?? '')
  if (directives.size === 0) return 'csp-missing'
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = withoutOverruled(sourcesOf('script-src'))
  const styles = withoutOverruled(sourcesOf('style-src'))
  const passive = ['img-src', 'media-src']
  const active = [...directives].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources))
  if (holds(scripts, [...broad, ...inline]) || holds(sourcesOf('object-src'), broad)) return 'csp-unsafe-inline'
  if (active.some(isInsecure)) return 'csp-insecure-scheme'
  if (holds([...scripts, ...styles], ["'unsafe-eval'"])) return 'csp-unsafe-eval'
  if (passive.flatMap(sourcesOf).some(isInsecure)) return 'csp-insecure-pictures'
  if (holds(styles, [...broad, ...inline])) return 'csp-unsafe-styles'
  return directives.get('default-src')?.join(' ') === "'none'" ? 'csp-none-by-default' : 'csp-without-unsafe'
}

const holds = (sources: readonly string[], wanted: readonly string[]) => sources.some((one) => wanted.includes(one))
const isInsecure = (source: string) => /^(http|ftp):/.test(source)

/** Beside a nonce or a hash browsers overlook what would allow everything. */
function withoutOverruled(sources: readonly string[]): readonly string[] {
  if (!sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source))) return sources
  const trusted = sources.includes("'strict-dynamic'")
  const overruled = (source: string) =>
    source === "'unsafe-inline'" || (trusted && (source === "'self'" || broad.some((wide) => source.startsWith(wide))))
  return sources.filter((source) => !overruled(source))
}
