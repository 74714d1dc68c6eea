import { type Locale, locales } from '@estu/domain/locale/locales'
import { diagonalOf } from './runner/diagonals.ts'
import { test } from './test.ts'

type Shopper = {
  locale: Locale
  javaScriptEnabled: boolean
  /** The words of the shopper's language. */
  say: <Words extends string | RegExp>(ru: Words, kk: Words) => Words
}

type Tests = (shopper: Shopper) => void

/**
 * The same tests for every shopper: in each language, with JavaScript and without. The gate runs one diagonal of the four
 * in each file, the other in the next file; the full tier runs all.
 */
export function forEachShopper(tests: Tests): void {
  for (const locale of locales)
    for (const javaScriptEnabled of [true, false])
      describe(locale, javaScriptEnabled, diagonalOf(locale, javaScriptEnabled), tests)
}

function describe(locale: Locale, javaScriptEnabled: boolean, tag: string, tests: Tests): void {
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, { tag }, () => {
    test.use({ javaScriptEnabled })
    tests({ locale, javaScriptEnabled, say: (ru, kk) => (locale === 'kk' ? kk : ru) })
  })
}
