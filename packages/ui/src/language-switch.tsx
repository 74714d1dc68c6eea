export type LanguageOption = {
  code: string
  short: string
  name: string
  href: string | null
  current: boolean
  unavailable?: string
}

/** «Қаз | Рус». A page that is not published in the other language says so instead of leading to nothing. */
export function LanguageSwitch({ options, label }: { options: LanguageOption[]; label: string }) {
  return (
    <div className="lang" role="group" aria-label={label}>
      {options.map((option) => (
        <a
          key={option.code}
          href={option.href ?? '#main'}
          lang={option.code}
          hrefLang={option.code}
          data-language={option.code}
          aria-current={option.current ? 'true' : undefined}
          aria-label={option.unavailable ? `${option.name}. ${option.unavailable}` : option.name}
          title={option.unavailable}
        >
          {option.short}
        </a>
      ))}
    </div>
  )
}
