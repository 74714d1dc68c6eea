const maxLength = 96

/** Russian and Kazakh letters in Latin; one map for both languages, so that an address serves both. */
const latin: Record<string, string> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  і: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** A letter in Latin, a capital as a capital; what the map lacks comes as it is. */
function inLatin(letter: string): string {
  const lower = letter.toLowerCase()
  const known = latin[lower]
  if (known === undefined) return letter
  return letter === lower ? known : known.charAt(0).toUpperCase() + known.slice(1)
}

/**
 * An address made from a title: ASCII letters, digits and hyphens, 96 characters at most, cut at a hyphen where there
 * is one in the second half; '' when nothing is left.
 * @param options.keepCase keeps capitals and underscores, as in an address that an editor typed.
 */
export function toSlug(text: string, { keepCase = false } = {}): string {
  const letters = [...text.normalize('NFC')].map(inLatin).join('').normalize('NFD').replace(/\p{M}/gu, '')
  const words = keepCase ? letters.replace(/[^A-Za-z0-9_]+/g, '-') : letters.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return withoutEnds(shorten(withoutEnds(words)))
}

const withoutEnds = (slug: string) => slug.replace(/^[-_]+/, '').replace(/(?<![-_])[-_]+$/, '')

function shorten(slug: string): string {
  if (slug.length <= maxLength) return slug
  const end = slug.slice(0, maxLength + 1).lastIndexOf('-')
  return slug.slice(0, end > maxLength / 2 ? end : maxLength)
}

/**
 * Whether a value may stand as an address: ASCII letters of either case, digits, `-` and `_`, 1 to 96 characters, a
 * letter or a digit at both ends.
 */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,94}[A-Za-z0-9])?$/.test(value)
