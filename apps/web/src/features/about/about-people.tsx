import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { SectionHead } from '@estu/ui/sections/section-head'
import { Link } from '@/components/link'
import { PersonRow } from '@/components/people/person-row'
import type { TeamMember } from '@/content/types'
import { translator } from '@/i18n/translator'

/** More kinds of work than are read at a glance. */
const mostShown = 6

/** Who receives visitors: of each kind of work the first, and the way to the branches where all of them are named. */
export function AboutPeople({ locale, team }: { locale: Locale; team: readonly TeamMember[] }) {
  const t = translator(locale)
  const people = [...Map.groupBy(team, ({ role }) => role).values()].flatMap(([first]) => first ?? [])
  if (people.length === 0) return null
  return (
    <section className="wide">
      <SectionHead
        title={t('about.peopleTitle')}
        link={{ label: t('about.allPeople'), href: localisePath(locale, routes.branches.path) }}
        linkAs={Link}
      />
      <ul className="team" role="list">
        {people.slice(0, mostShown).map((person) => (
          <PersonRow key={person.id} locale={locale} person={person} branch={null} />
        ))}
      </ul>
    </section>
  )
}
