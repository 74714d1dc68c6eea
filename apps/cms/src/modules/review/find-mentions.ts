export type Person = { id: string; name: string }

/** Where a name begins: an `@` that no word or address stands before. */
const signs = /(?<![\p{L}\p{N}._-])@/gu
const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/**
 * Whom a comment names by `@` and a name: the whole name, or a first name that one person alone has. Of several people
 * of one name those that were picked from the list are meant, else all of them.
 */
export function findMentions(text: string, people: readonly Person[], picked: readonly string[] = []): string[] {
  const named = new Set<string>()
  for (const { index } of text.matchAll(signs)) {
    const rest = fold(text.slice(index + 1))
    for (const { id } of meant(rest, people, picked)) named.add(id)
  }
  return [...named]
}

function meant(rest: string, people: readonly Person[], picked: readonly string[]): readonly Person[] {
  const whole = people.filter(({ name }) => beginsWith(rest, fold(name.trim())))
  const longest = Math.max(0, ...whole.map(({ name }) => fold(name.trim()).length))
  const byName = whole.filter(({ name }) => fold(name.trim()).length === longest)
  if (byName.length > 0) {
    const chosen = byName.filter(({ id }) => picked.includes(id))
    return chosen.length > 0 ? chosen : byName
  }
  const byFirstName = people.filter(({ name }) => beginsWith(rest, fold(name.trim()).split(' ')[0] ?? ''))
  return byFirstName.length === 1 ? byFirstName : []
}

const beginsWith = (rest: string, name: string) =>
  name !== '' && rest.startsWith(name) && !isWordSign([...rest.slice(name.length)][0])

/** Letters alike however they were typed; as many of them as before. */
const fold = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s/gu, ' ')
