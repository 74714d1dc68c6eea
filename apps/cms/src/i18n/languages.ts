import { ru } from '@payloadcms/translations/languages/ru'
import type { Config } from 'payload'
import { editorAndSeo } from './kk/editor-and-seo.ts'
import { kkTranslations } from './kk/index.ts'
import { latinWords } from './ru/latin-words.ts'
import { trashInRussian } from './ru/trash.ts'

const supportedLanguages = { ru, kk: { dateFNSKey: 'kk', translations: kkTranslations } }

const translations = {
  ru: {
    ...latinWords,
    general: { ...latinWords.general, ...trashInRussian },
    estu: { besideTab: 'Два языка', previewTab: 'Как на сайте', whereUsedTab: 'Где используется' },
    authentication: {
      ...latinWords.authentication,
      emailSent: 'Проверьте почту',
      checkYourEmailForPasswordReset:
        'Если это почта сотрудника, через несколько минут придёт письмо со ссылкой. Писем посылается не больше пяти в час. Если письма нет во входящих, посмотрите в спаме.',
    },
  },
  kk: { ...editorAndSeo, estu: { besideTab: 'Екі тіл', previewTab: 'Сайттағыдай', whereUsedTab: 'Қайда қолданылады' } },
}

/**
 * The admin in Russian and Kazakh. Payload has no Kazakh of its own, so its types do not know the key; its dates need
 * the `kk` locale that `patches/` adds, without which each date would say that it is loading.
 */
export const adminLanguages: NonNullable<Config['i18n']> = { supportedLanguages, fallbackLanguage: 'ru', translations }
