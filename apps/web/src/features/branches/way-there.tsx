import { mapHref } from '@estu/domain/contacts/coordinates'
import type { Locale } from '@estu/domain/locale/locales'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { GoLink } from '@estu/ui/components/go-link'
import { Picture } from '@estu/ui/components/pictures/picture'
import { BranchPhone } from '@/components/branch-phone'
import { spokenLine } from '@/components/people/person-row'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'
import { CopyAddress } from './copy-address'
import { placeOf } from './place-of'

/** How to find a branch, in words first: they can be shown to a driver or read aloud. */
export function WayThere({ locale, branch }: { locale: Locale; branch: Branch }) {
  const t = translator(locale)
  const { directions, geo, phone, scheme, spoken } = branch
  return (
    <section className="tile">
      <h2 className="h3">{t('branches.directions')}</h2>
      {scheme && (
        <div className="scheme">
          <Picture picture={scheme} sizes="(max-width: 760px) 92vw, 560px" />
        </div>
      )}
      {directions && <p>{directions}</p>}
      {geo && <GoLink href={mapHref(geo)} label={t('branches.map')} />}
      <CopyAddress
        address={withUsualSpaces(placeOf(branch))}
        words={{
          copy: t('branches.copyAddress'),
          copied: t('branches.addressCopied'),
          failed: t('branches.addressNotCopied'),
        }}
      />
      <BranchPhone locale={locale} phone={phone} />
      {spoken.length > 0 && <p className="muted">{spokenLine(spoken, t)}</p>}
    </section>
  )
}
