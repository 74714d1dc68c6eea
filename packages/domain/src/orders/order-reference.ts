import { cleanLine } from '../text/clean-text.ts'

/** Without letters and digits that are mistaken for one another when read aloud or written by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A number that a person can read over a counter: `E-7K4M-Q2XA`. Not a secret; uniqueness is the database's.
 * @param bytes eight random bytes
 */
export function referenceFrom(prefix: 'E' | 'A' | 'F' | 'W', bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Cyrillic letters, Kazakh ones too, and the Latin letters or digits that look the same. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Ё: 'E',
  Н: 'H',
  Һ: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  У: 'Y',
  Ү: 'Y',
  Х: 'X',
  З: '3',
}

/**
 * The number of an order (`E-…`) or a visit (`A-…`) however it was typed: in small letters, with blanks or any dashes
 * or none, after «№», on a Cyrillic keyboard. @returns null for what is no such number
 */
export function parseReference(typed: string): string | null {
  const plain = cleanLine(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*(?:№|NO\.?|#)/u, '')
    .replace(/[\s_.-]/g, '')
  const latin = Array.from(plain, (letter) => lookAlikes[letter] ?? letter).join('')
  const parts = new RegExp(`^([EA])([${alphabet}]{4})([${alphabet}]{4})$`).exec(latin)
  return parts && `${parts[1]}-${parts[2]}-${parts[3]}`
}
