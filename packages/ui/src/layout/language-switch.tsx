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
          title={option.unavailable}
        >
          <span aria-hidden="true">{option.short}</span>
          <span className="sr">{option.unavailable ? `${option.name}. ${option.unavailable}` : option.name}</span>
        </a>
      ))}
    </div>
  )
}
