import { type CodePage, windows1251, windows1252 } from './code-pages.ts'

/** A Cyrillic letter of neither language. */
const foreignCyrillic = /(?![а-яёәғқңөұүһі])\p{Script=Cyrillic}/iu
const foreignScript = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Common})\p{L}/u
/** Cyrillic read as Western European: «Ñëóõ». */
const accents = /[\u00c0-\u00ff]{3,}/

/** Returns whether a text was written in one encoding and read in another somewhere on its way. */
export function isGarbled(text: string): boolean {
  if (foreignCyrillic.test(text) || foreignScript.test(text) || accents.test(text)) return true
  if (utf8As1252.test(text)) return true
  // Trap: «ТЕГІН»» in capitals is well-formed UTF-8 too, sign by sign; these never stand in such a word.
  return (text.match(utf8As1251) ?? []).some((run) => /[±µ¶·‚„†‡‰‹›«€§©¬¤¦‘•\u00ad]/.test(run))
}

/** Two letters of UTF-8 or more, as a code page reads their bytes: «Р°Р±». */
function utf8In(page: CodePage, flags: string): RegExp {
  const signs = (from: number, to: number) => `[${page.slice(from - 128, to - 127).join('')}]`
  const further = signs(0x80, 0xbf)
  const letters = [
    `${signs(0xc2, 0xdf)}${further}`,
    `${signs(0xe0, 0xef)}${further}{2}`,
    `${signs(0xf0, 0xf4)}${further}{3}`,
  ]
  return new RegExp(`(?:${letters.join('|')}){2,}`, flags)
}

const utf8As1251 = utf8In(windows1251, 'gu')
const utf8As1252 = utf8In(windows1252, 'u')
