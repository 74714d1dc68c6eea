import 'server-only'

/** The cookies of a request by name; the first of a name counts. */
export function readCookies(headers: Headers): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !found.has(name)) found.set(name, safeDecode(part.slice(at + 1).trim()))
  }
  return found
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
