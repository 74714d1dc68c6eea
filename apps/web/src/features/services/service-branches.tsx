import type { Service } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { TermsSection } from './terms-section'

/** Where a service is given. */
export function ServiceBranches({ branches, t }: { branches: Service['branches']; t: Translate }) {
  if (branches.length === 0) return null
  return (
    <TermsSection title={t('services.branches')}>
      <ul className="plainlist">
        {branches.map(({ title, address }) => (
          <li key={title}>
            <span className="strong">{title}</span>
            <span className="muted"> {address}</span>
          </li>
        ))}
      </ul>
    </TermsSection>
  )
}
