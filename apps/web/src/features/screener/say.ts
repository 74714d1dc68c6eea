import type { Messages } from '@/i18n/translator'

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

export type ScreenerWords = Messages['screener']
export type Say = (key: `screener.${KeysOf<ScreenerWords>}`, values?: Record<string, string | number>) => string

type Branch = { readonly [key: string]: string | Branch }

/** The screener's words in the browser, where the site's own translator would weigh more than the screener. */
export function sayingOf(words: ScreenerWords): Say {
  return (key, values = {}) => {
    const found = key
      .split('.')
      .slice(1)
      .reduce<string | Branch>((branch, part) => (typeof branch === 'string' ? branch : (branch[part] ?? '')), words)
    const text = typeof found === 'string' ? found : ''
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
