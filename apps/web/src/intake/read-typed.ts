import 'server-only'
import type { Typed } from './form-outcome'

const largest = 100_000

/** The fields of a posted form. Names are kept as they are; several values of one name become a list. @returns null when it is no form or too large. */
export async function readTyped(request: Request): Promise<Typed | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null
  const body = await request.text()
  if (body.length > largest) return null
  const typed: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    // Browsers send line ends as CR LF; what was typed had LF.
    const text = value.replaceAll('\r\n', '\n')
    const known = typed[name]
    typed[name] = known === undefined ? text : [...(typeof known === 'string' ? [known] : known), text]
  }
  return typed
}
