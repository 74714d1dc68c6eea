import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { createTranslator } from 'next-intl'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }

export type Messages = typeof ru
type Tree = { [key: string]: string | Tree }

/** As they are shown (ADR 0027): also those that a browser gets whole and fills itself. */
const shown = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, word]) => [key, typeof word === 'string' ? withNoBreaks(word) : shown(word)]),
  )

const catalogues: Record<Locale, Messages> = { ru: shown(ru) as Messages, kk: shown(kk) as Messages }

export const messagesOf = (locale: Locale): Messages => catalogues[locale]

const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: catalogues[locale], timeZone: 'Asia/Almaty' })

export type Translate = ReturnType<typeof translatorOf>

/** Most words need no values: they are the same each time, and a page names dozens of them. */
function remembering(translate: Translate): Translate {
  const known = new Map<string, string>()
  const say = (...args: Parameters<Translate>): string => {
    const [key, values] = args
    const word = (values === undefined && known.get(key)) || withNoBreaks(translate(...args))
    if (values === undefined) known.set(key, word)
    return word
  }
  return Object.assign(say, translate) as Translate
}

const translators: Record<Locale, Translate> = {
  ru: remembering(translatorOf('ru')),
  kk: remembering(translatorOf('kk')),
}

/**
 * The interface words of one language. Made from the locale alone, so that a cached page needs nothing of the
 * request; client components receive their words as props.
 */
export const translator = (locale: Locale): Translate => translators[locale]
