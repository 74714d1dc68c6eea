/** The cookie in which the server says which forms it has taken. The browser's own code reads it. */
export const sentCookie = 'sent'
/** As long as the longest draft. */
export const sentSeconds = 30 * 24 * 60 * 60

const mostNamed = 8
/** A key's beginning tells it from every other key of one browser. */
const named = 12

const nameOf = (key: string) => key.replaceAll('-', '').slice(0, named)

/** The cookie's value with one key more; the oldest go. */
export function withSentKey(cookie: string | undefined, key: string): string {
  const known = (cookie ?? '').split('.').filter((name) => /^[0-9A-Za-z]{1,12}$/.test(name) && name !== nameOf(key))
  return [...known, nameOf(key)].slice(-mostNamed).join('.')
}

/** Whether the form that was sent with `key` has been taken. */
export const isSent = (cookie: string | undefined, key: string): boolean =>
  key !== '' && (cookie ?? '').split('.').includes(nameOf(key))

/** One cookie's value from `document.cookie`. */
export const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
