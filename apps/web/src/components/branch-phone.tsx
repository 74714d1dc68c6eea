import type { Locale } from '@estu/domain/locale/locales'
import { displayPhone } from '@estu/domain/locale/phone'
import { translator } from '@/i18n/translator'

/** How to call a branch; no line ends within its number. */
export function BranchPhone({ locale, phone }: { locale: Locale; phone: string | null }) {
  if (!phone) return null
  return (
    <p>
      {translator(locale)('branches.phone')}:{' '}
      <a className="link tap num" href={`tel:${phone}`}>
        {displayPhone(phone)}
      </a>
    </p>
  )
}
