import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const cms = path.resolve(import.meta.dirname, '../../../../../cms')
const payload = path.join(cms, 'node_modules/@payloadcms')

/** A text as code writes it, and what stands before it. */
const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const kazakhLetter = /[әғқңөұүһі]/i
const cyrillic = /[а-яё]/i

export const cyrillicWords = (text: string): string[] => text.toLowerCase().match(/[а-яёәғқңөұүһі]{3,}/g) ?? []

/** Words of the Russian catalogues, ours and Payload's own, that stand in no Kazakh one. */
export function russianWords(): Set<string> {
  const { ru, kk } = ownTexts()
  const kazakh = new Set(kk.flatMap(cyrillicWords))
  return new Set([...ru, ...payloadTexts()].flatMap(cyrillicWords).filter((word) => !kazakh.has(word)))
}

/** Our texts stand in pairs, the Russian one first; the Kazakh catalogue in a folder of its own. */
function ownTexts() {
  const texts: { ru: string[]; kk: string[] } = { ru: [], kk: [] }
  for (const file of globSync(`${cms}/src/**/*.{ts,tsx}`, { exclude: isNoInterface })) {
    const code = readFileSync(file, 'utf8').replaceAll(comment, '')
    let before = { end: 0, language: 'kk' }
    for (const found of code.matchAll(literal)) {
      const text = found[1] ?? found[2] ?? ''
      if (!cyrillic.test(text) && !kazakhLetter.test(text)) continue
      const follows = before.language === 'ru' && /^\s*,\s*(kk: *)?$/.test(code.slice(before.end, found.index))
      const language = follows || file.includes('/i18n/kk/') || kazakhLetter.test(text) ? 'kk' : 'ru'
      texts[language].push(text)
      before = { end: found.index + found[0].length, language }
    }
  }
  return texts
}

const isNoInterface = (file: string) => /\/(seed|migrations)(\/|$)|\.test\.ts|payload-types/.test(file)

function payloadTexts(): string[] {
  const features = globSync(`${payload}/richtext-lexical/dist/**/i18n.js`).map((file) => {
    const [, russian = ''] = /\n {4}ru: \{([\s\S]*?)\n {4}\}/.exec(readFileSync(file, 'utf8')) ?? []
    return russian
  })
  return [readFileSync(`${payload}/translations/dist/languages/ru.js`, 'utf8').replaceAll(comment, ''), ...features]
}
