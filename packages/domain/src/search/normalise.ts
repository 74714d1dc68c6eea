import { storable } from '../text/storable.ts'
import { inOneAlphabet } from './homoglyphs.ts'

/** Letters with Latin accents, as in `Audéo`; nobody types them. */
const accented = /[\u00c0-\u024f]/g
/** Accents and the like that are part of no letter. */
const marks = /\p{M}+/gu
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Letters of one alphabet, none of which is taken for another: most words. */
const plainWord = /^(?:[а-яәғқңөұүһі]+|[a-z]+)$/i

export type NormaliseOptions = {
  /** Whether letters of the wrong alphabet are put right. */
  homoglyphs?: boolean
}

/** A text as words are compared: composed, in small letters, `е` for `ё`, each word in one alphabet, no Latin accents. */
export function normalise(text: string, { homoglyphs = true }: NormaliseOptions = {}): string {
  if (plainWord.test(text)) return text.toLowerCase()
  const plain = storable(text)
    .replace(invisible, '')
    .normalize('NFC')
    .replace(accented, withoutAccent)
    .replace(marks, '')
  return (homoglyphs ? inOneAlphabet(plain) : plain).toLowerCase().replace(/ё/g, 'е')
}

const withoutAccent = (letter: string) => letter.normalize('NFD').replace(marks, '')
