import { mapHref } from '@estu/domain/contacts/coordinates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { branchPath } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import { Picture } from '@estu/ui/components/pictures/picture'
import { BranchPhone } from '@/components/branch-phone'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'

/** Where to come to and how to find it: a drawing, and the same in words that can be shown to a driver or read aloud. */
export function WayToBranch({ locale, branch }: { locale: Locale; branch: Branch | undefined }) {
  if (!branch) return null
  const t = translator(locale)
  return (
    <section aria-labelledby="way" className="stack stack--tight">
      {branch.scheme && (
        <div className="scheme gap-below">
          <Picture picture={branch.scheme} sizes="(max-width: 1080px) 92vw, 384px" />
        </div>
      )}
      <h2 className="form-head" id="way">
        {t('branches.directions')}
      </h2>
      <p className="strong">{[branch.city, branch.address].filter(Boolean).join(', ')}</p>
      {branch.directions && <p>{branch.directions}</p>}
      <BranchPhone locale={locale} phone={branch.phone} />
      <div className="btns">
        {branch.geo && <GoLink href={mapHref(branch.geo)} label={t('branches.map')} />}
        <GoLink href={localisePath(locale, branchPath(branch.slug))} label={branch.title} />
      </div>
    </section>
  )
}
