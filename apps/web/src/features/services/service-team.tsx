import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import { PersonRow } from '@/components/people/person-row'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'
import { TermsSection } from './terms-section'

type Person = Service['specialists'][number]

/** More rows that are much alike than are read. */
const mostShown = 4

/** By whom a service is given, where and in which languages; of many a few, and the way to all of them. */
export function ServiceTeam({ locale, people }: { locale: Locale; people: readonly Person[] }) {
  if (people.length === 0) return null
  const t = translator(locale)
  return (
    <TermsSection title={t('services.specialists')}>
      <ul className="team" role="list">
        {someOf(people).map((person) => (
          <PersonRow key={person.slug} locale={locale} person={person} branch={person.branch} />
        ))}
      </ul>
      {people.length > mostShown && (
        <GoLink href={localisePath(locale, routes.branches.path)} label={t('about.allPeople')} linkAs={Link} />
      )}
    </TermsSection>
  )
}

/** Chooses those who are shown: of each branch the first, then others, in the order of the service. */
function someOf(people: readonly Person[]): readonly Person[] {
  const firsts = [...Map.groupBy(people, ({ branch }) => branch).values()].flatMap(([first]) => first ?? [])
  const others = people.filter((person) => !firsts.includes(person))
  const chosen = new Set([...firsts, ...others].slice(0, mostShown))
  return people.filter((person) => chosen.has(person))
}
