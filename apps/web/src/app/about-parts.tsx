import type { Locale } from '@estu/domain/locale/locales'
import { TrustList } from '@estu/ui/sections/trust-list'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { listTeam } from '@/content/clinic/list-team'
import { placeholderImage } from '@/content/placeholder-image'
import type { Branch } from '@/content/types'
import { AboutFigures } from '@/features/about/about-figures'
import { AboutPeople } from '@/features/about/about-people'
import { AboutActions, AboutWays } from '@/features/about/about-ways'
import type { PageParts } from '@/features/pages/page-view'
import { translator } from '@/i18n/translator'

/** What the page about the shop shows beside its editor's words: figures, people, claims with their sources, ways on. */
export async function aboutParts(locale: Locale, branches: readonly Branch[]): Promise<PageParts> {
  const [team, { claims }] = await Promise.all([listTeam(locale), getOrganisation(locale)])
  const t = translator(locale)
  return {
    picture: placeholderImage('cover-talk'),
    actions: <AboutActions locale={locale} />,
    facts: <AboutFigures branches={branches} team={team} t={t} />,
    beforeBranches: (
      <>
        <AboutPeople locale={locale} team={team} />
        {claims.length > 0 && (
          <section className="wide">
            <h2>{t('home.trust')}</h2>
            <TrustList claims={claims} />
          </section>
        )}
      </>
    ),
    after: <AboutWays locale={locale} />,
  }
}
