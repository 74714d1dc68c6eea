import type { Locale } from '@estu/domain/locale/locales'
import type { Page } from '@playwright/test'
import { cyrillicWords, russianWords } from './catalogues.ts'
import { shownTexts } from './shown-texts.ts'
import { plain, typedValues } from './typed-values.ts'

/** Names of programs, formats and keys, which no language translates. */
const names = new Set([
  ...['SMS', 'Telegram'],
  ...['WhatsApp', 'Chrome', 'HeadlessChrome', 'Linux', 'Google', 'Aegis', 'Authenticator', 'Microsoft'],
  ...['CSV', 'csv', 'XLSX', 'xlsx', 'XLIFF', 'WebVTT', 'SEO', 'Cookie', 'cookie'],
  ...['Alt', 'Ctrl', 'Shift', 'Enter', 'Escape', 'Backspace', 'III'],
])
/** What is called alike in both languages. */
const alike = new Set(['компьютер', 'планшет'])
/** What languages call themselves. */
const languages = new Set(['Русский', 'Қазақша'])

/** What stands on screens and is of another language than they are. What was typed is known when this is called. */
export async function foreignWords(locale: Locale) {
  const { typed, slugs } = await typedValues()
  // The longest first: a title that begins like another would leave the rest of that one.
  const titles = [...typed]
    .filter((value) => value.length > 5 && /[\sА-ЯЁA-Z]/.test(value))
    .toSorted((one, other) => other.length - one.length)
  const russian = russianWords()
  const alien = (text: string) => [
    ...englishWords(text, slugs),
    ...(locale === 'kk' ? cyrillicWords(text).filter((word) => russian.has(word) && !alike.has(word)) : []),
  ]
  const wordsIn = (text: string): string[] => {
    if (typed.has(text) || languages.has(text) || alien(text).length === 0) return []
    return alien(titles.reduce((rest, title) => rest.replaceAll(title, ' '), text))
  }
  return async (page: Page): Promise<string[]> =>
    (await shownTexts(page))
      .map(plain)
      .flatMap((text) => wordsIn(text).map((word) => `${word} in «${text.slice(0, 120)}»`))
}

/** Addresses, files, numbers and keys of documents are no words. */
const isWritten = (piece: string) => !/[\d_/=@.:]|^[a-f]{8}$/.test(piece)

function englishWords(text: string, slugs: Set<string>): string[] {
  const pieces = text.split(/[\s()«»"“”,;·|›…]+/).map((piece) => piece.replaceAll(/^[.:!?-]+|[.:!?-]+$/g, ''))
  const words = pieces
    .filter((piece) => isWritten(piece) && !slugs.has(piece))
    .flatMap((piece) => piece.match(/[A-Za-z]{3,}/g) ?? [])
  return words.filter((word) => !names.has(word))
}
