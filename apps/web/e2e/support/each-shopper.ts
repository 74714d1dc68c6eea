import { type Locale, locales } from '@estu/domain/locale/locales'
import { test } from './test.ts'

type Shopper = {
  locale: Locale
  javaScriptEnabled: boolean
  /** The words of the shopper's language. */
  say: <Words extends string | RegExp>(ru: Words, kk: Words) => Words
}

let count = 0
export const freshAddress = () => `shopper-${Date.now().toString(36)}-${count++}@example.kz`

/** The same tests for every shopper: in each language, with JavaScript and without. */
export function forEachShopper(tests: (shopper: Shopper) => void): void {
  for (const locale of locales)
    for (const javaScriptEnabled of [true, false])
      test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled })
        tests({ locale, javaScriptEnabled, say: (ru, kk) => (locale === 'kk' ? kk : ru) })
      })
}
