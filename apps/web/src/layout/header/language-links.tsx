import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { LanguageSwitch } from '@estu/ui/layout/language-switch'
import { translator } from '@/i18n/translator'
import { LanguageWords } from '../language-words'

/** The same page in the other language; Kazakh stands first, as the law and habit have it. */
export function LanguageLinks({
  locale,
  path,
  languages,
}: {
  locale: Locale
  path: string
  languages: readonly Locale[]
}) {
  const t = translator(locale)
  const option = (code: Locale, short: string, name: string) => {
    const published = code === locale || languages.includes(code)
    return {
      code,
      short,
      name,
      href: published ? localisePath(code, path) : null,
      current: code === locale,
      unavailable: published ? undefined : t('site.notTranslated'),
    }
  }
  return (
    <LanguageWords>
      <LanguageSwitch
        label={t('site.language')}
        options={[option('kk', 'Қаз', 'Қазақша'), option('ru', 'Рус', 'Русский')]}
      />
    </LanguageWords>
  )
}
