import { whatsappHref } from '@estu/domain/contacts/whatsapp-href'
import type { Locale } from '@estu/domain/locale/locales'
import { BranchCard } from '@estu/ui/cards/branch-card'
import { Icon } from '@estu/ui/components/icon'
import type { Branch } from '@/content/types'
import { type Messages, translator } from '@/i18n/translator'
import { BranchDetails } from './branch-details'
import { OpenNow } from './open-now'

type Props = { locale: Locale; branches: readonly Branch[]; heading?: 'h2' | 'h3'; detailed?: boolean }

/** Branches with whether they are open now; with all details on their own page. */
export function BranchCards({ locale, branches, heading, detailed = false }: Props) {
  const t = translator(locale)
  return (
    <div className="branches">
      {branches.map((branch) => (
        <BranchCard
          key={branch.id}
          title={branch.title}
          place={[branch.city, branch.district, branch.address].filter(Boolean).join(', ')}
          directions={detailed ? branch.directions : undefined}
          heading={heading}
          openNow={
            <OpenNow
              locale={locale}
              week={branch.hours}
              specialDays={branch.specialDays.map(({ date, hours }) => ({ date, hours }))}
              words={{
                openUntil: t.raw('branches.openUntil'),
                opensToday: t.raw('branches.opensToday'),
                opensOn: t.raw('branches.opensOn'),
                closed: t('branches.closed'),
              }}
            />
          }
          facts={branch.accessibility.map((name) => t(`accessibilityOf.${name as keyof Messages['accessibilityOf']}`))}
          details={detailed && <BranchDetails locale={locale} branch={branch} />}
          action={
            branch.whatsapp && (
              <a className="go" href={whatsappHref(branch.whatsapp)}>
                <span>{t('home.bookHere')}</span>
                <Icon name="arrow" />
              </a>
            )
          }
        />
      ))}
    </div>
  )
}
