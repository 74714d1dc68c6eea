import 'server-only'
import type { FormValues } from './form-state'

const largest = 500_000
/** Far above the longest form; a list of names without end would keep this process busy. */
const mostFields = 200

/** The fields of a posted form. Names are kept as they are; several values of one name become a list. @returns null when it is no form or too large. */
export async function readFormValues(request: Request): Promise<FormValues | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null
  const body = await request.text()
  if (body.length > largest) return null
  const fields = new URLSearchParams(body)
  if (fields.size > mostFields) return null
  const typed: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of fields) {
    // Browsers send line ends as CR LF; what was typed had LF.
    const text = value.replaceAll('\r\n', '\n')
    const known = typed[name]
    typed[name] = known === undefined ? text : [...(typeof known === 'string' ? [known] : known), text]
  }
  return typed
}
