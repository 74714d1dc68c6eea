import type { Locale } from '@estu/domain/locale/locales'
import { displayPhone } from '@estu/domain/locale/phone'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'
import { weekLine } from '@/lib/week-line'

/** Every branch in text: where, when, how to call and how to write. */
export function BranchPhones({ locale, branches }: { locale: Locale; branches: readonly Branch[] }) {
  const t = translator(locale)
  return (
    <aside className="aside" aria-labelledby="contact">
      <h2 className="h3" id="contact">
        {t('offline.contact')}
      </h2>
      <p>{t('offline.contactText')}</p>
      {branches.map((branch) => (
        <section key={branch.id} className="stack stack--tight">
          <h3 className="strong">{branch.title}</h3>
          <p className="muted">{[branch.city, branch.district, branch.address].filter(Boolean).join(', ')}</p>
          {branch.phone && (
            <>
              <a className="foot__tel num" href={`tel:${branch.phone}`}>
                {displayPhone(branch.phone)}
              </a>
              <a className="link tap" href={`sms:${branch.phone}`}>
                {t('offline.sms', { branch: branch.title })}
              </a>
            </>
          )}
          <p className="small muted">{weekLine(branch, locale)}</p>
        </section>
      ))}
    </aside>
  )
}
