import { type SpecGroup, SpecList } from '@estu/ui/components/spec-list'
import type { Product } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { PageSection } from './page-section'

type Props = { product: Product; groups: SpecGroup[]; t: Translate }

/** Characteristics, and what lies in the box. */
export function ProductSpecs({ product: { inTheBox }, groups, t }: Props) {
  return (
    <PageSection title={t('device.specs')}>
      <SpecList groups={groups} />
      {inTheBox.length > 0 && (
        <div className="prose">
          <h3>{t('device.inTheBox')}</h3>
          <ul>
            {inTheBox.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </PageSection>
  )
}
