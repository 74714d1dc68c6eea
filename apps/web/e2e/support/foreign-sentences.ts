import type { Locale } from '@estu/domain/locale/locales'
import type { Page } from '@playwright/test'

const kazakhLetters = /[әғқңөұүһі]/i
/** Letters that Kazakh takes only in loan words, and the commonest Russian endings and little words. */
const russianWords =
  /(?<![а-яёәғқңөұүһі])(и|в|на|не|что|как|для|это|если|или|при|от|до|по|мы|вы|ваш[аеи]?|который|[а-я]+(ться|ется|ого|ему|ыми|ение|ость))(?![а-яёәғқңөұүһі])/gi

/** Names of the languages are written in the language they name. */
const foreign = '[lang="kk"], [lang="ru"], script, style, noscript, svg, .langoffer'

/** What stands on a page in the other language than its own. */
export async function foreignSentences(page: Page, locale: Locale): Promise<string[]> {
  const blocks = await page.evaluate((skipped) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest(skipped) || !node.textContent?.trim()) continue
      texts.push(node.textContent.trim())
    }
    return texts
  }, foreign)
  return blocks.filter((text) => (locale === 'ru' ? isKazakh(text) : isRussian(text)))
}

const isKazakh = (text: string) => kazakhLetters.test(text)

/** Two or more Russian words in a text without a single Kazakh letter. */
const isRussian = (text: string) => !kazakhLetters.test(text) && (text.match(russianWords)?.length ?? 0) >= 2
