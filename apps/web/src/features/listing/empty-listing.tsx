import { withoutChoices, withoutFacet } from '@estu/domain/catalogue/listing/change-selection'
import { localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { NothingFits } from '@estu/ui/listing/nothing-fits'
import { WaysOn } from '@estu/ui/listing/ways-on'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import { type Translate, translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings/drawings'
import { choiceWords } from './chips-of'
import type { Drop } from './filter-relaxations'
import { countWords, hrefOf, type Listing } from './listing'

type Props = {
  listing: Listing
  /** The conditions whose loss helps, the most helpful first. */
  drops: readonly Drop[]
  /** What comes closest, as cards. */
  nearest: ReactNode
  writeHref: string
}

/** Nothing fits all that was chosen: which condition to drop, how many that gives, and other ways on. */
export function EmptyListing({ listing, drops, nearest, writeHref }: Props) {
  const { locale, selection, outOf } = listing
  const t = translator(locale)
  const all = countWords(selection.section, outOf, t)
  return (
    <>
      <NothingFits
        title={t('listing.noneTitle')}
        text={drops.length > 0 ? t('listing.noneText') : t('listing.noneLeft')}
        drawings={drawings}
      />
      <WaysOn
        label={t('listing.dropWays')}
        ways={[...drops.map((drop) => wayOf(listing, drop, t)), helpOf(listing, t)]}
        linkAs={Link}
      />
      {nearest && (
        <section className="stack">
          <h2>{t('listing.nearest')}</h2>
          {nearest}
        </section>
      )}
      <div className="btns">
        <ButtonLink href={hrefOf(listing, withoutChoices(selection))} tone="secondary" linkAs={Link}>
          {t('listing.resetTo', { items: all })}
        </ButtonLink>
        <ButtonLink href={writeHref} tone="quiet">
          {t('listing.write')}
        </ButtonLink>
      </div>
    </>
  )
}

const wayOf = (listing: Listing, { facet, total }: Drop, t: Translate) => ({
  label: t('listing.drop', { label: choiceWords(listing, facet, t) }),
  hint: countWords(listing.selection.section, total, t),
  href: hrefOf(listing, withoutFacet(listing.selection, facet.key)),
  stays: true,
})

const helpOf = ({ locale }: Listing, t: Translate) => ({
  label: t('listing.finderTitle'),
  hint: t('listing.finderHint'),
  href: localisePath(locale, routes.finder.path),
})
