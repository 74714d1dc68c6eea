import { type CodePage, kz1048, otherCodePages, windows1251 } from './code-pages.ts'

const [koi8, dos, mac] = otherCodePages

export const singleByte = { windows1251, kz1048, koi8, dos, mac } as Record<string, CodePage>

const utf16 = (text: string, isSwapped: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isSwapped ? bytes.swap16() : bytes
}

/** The ways in which a table of any letters may be saved. */
export const unicode: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16LE': (text) => utf16(text, false),
  'UTF-16LE with a mark': (text) => utf16(`\ufeff${text}`, false),
  'UTF-16BE': (text) => utf16(text, true),
  'UTF-16BE with a mark': (text) => utf16(`\ufeff${text}`, true),
}

/** A text in a code page, `?` for what it does not have, as Excel writes it. */
export const inCodePage = (page: CodePage, text: string): Buffer =>
  Buffer.from([...text].map((sign) => (sign < '\u0080' ? sign.charCodeAt(0) : byteOf(page, sign))))

const byteOf = (page: CodePage, sign: string): number => {
  const at = page.indexOf(sign)
  return at < 0 ? 0x3f : at + 128
}

/** Rows as shops write them. */
export const russianRows = [
  'batareika-312;Батарейки 312 для слуховых аппаратов, 6 штук;В наличии;3 500',
  'filtr-cerustop;Фильтры от серы для внутриушных аппаратов;Под заказ;4 200',
  'usilitel-zvuka;Усилитель звука «Собеседник»: громкость, тембр;В наличии;18 900',
  'sushka;Осушающие капсулы, на 2 месяца;Нет в наличии;2 900',
]

export const kazakhRows = [
  'batareika-312;Есту аппаратының батареялары, әр қорапта 6 дана;Қоймада бар;3 500',
  'filtr-cerustop;Құлық сүзгілері: ішкі аппараттарға арналған;Тапсырыспен;4 200',
  'usilitel-zvuka;Дыбыс күшейткіш «Әңгімелесуші»: қаттылығы, үні;Қоймада бар;18 900',
  'sushka;Құрғататын капсулалар, екі айға жетеді;Қоймада жоқ;2 900',
]
