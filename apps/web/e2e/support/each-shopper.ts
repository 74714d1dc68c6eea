import { type Locale, locales } from '@estu/domain/locale/locales'
import { expect, test } from '@playwright/test'
import { refusedInConsole } from './policy-violations.ts'

type Shopper = {
  locale: Locale
  javaScriptEnabled: boolean
  /** The words of the shopper's language. */
  say: (ru: string, kk: string) => string
}

let count = 0
export const freshAddress = () => `shopper-${Date.now().toString(36)}-${count++}@example.kz`

/**
 * The same tests for every shopper: in each language, with JavaScript and without. On none of their ways may a page hold
 * what its policy refuses.
 */
export function forEachShopper(tests: (shopper: Shopper) => void): void {
  for (const locale of locales)
    for (const javaScriptEnabled of [true, false])
      test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        let refused: readonly string[] = []
        test.use({ javaScriptEnabled })
        test.beforeEach(({ context }) => {
          refused = refusedInConsole(context)
        })
        test.afterEach(() => {
          expect(refused).toEqual([])
        })
        tests({ locale, javaScriptEnabled, say: (ru, kk) => (locale === 'kk' ? kk : ru) })
      })
}
