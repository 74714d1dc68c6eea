const maxLength = 96

/** Russian and Kazakh letters in Latin; one map for both languages. */
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
  қ: 'k',
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

/** An address made from a title: ASCII letters, digits and hyphens, 96 characters at most; '' when nothing is left. */
export function toSlug(text: string): string {
  const letters = [...text.normalize('NFC').toLowerCase()].map((letter) => latin[letter] ?? letter).join('')
  const plain = letters.normalize('NFD').replace(/\p{M}/gu, '')
  return shorten(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
}

function shorten(slug: string): string {
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength + 1)
  const end = cut.lastIndexOf('-')
  return end > maxLength / 2 ? cut.slice(0, end) : cut.slice(0, maxLength)
}

/** Whether a value may stand as an address: what an editor typed keeps its case. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,94}[A-Za-z0-9])?$/.test(value)
