import { KeyFacts } from '@estu/ui/components/key-facts'
import type { Branch, TeamMember } from '@/content/types'
import type { Translate } from '@/i18n/translator'

type Props = { branches: readonly Branch[]; team: readonly TeamMember[]; t: Translate }

/** How large the shop is, counted from what is published; what there is none of is left out. */
export function AboutFigures({ branches, team, t }: Props) {
  const cities = [...new Set(branches.map(({ city }) => city).filter(Boolean))]
  const spoken = [...new Set(branches.flatMap((branch) => branch.spoken))]
  const facts = [
    branches.length > 0 && { value: t('about.branches', { count: branches.length }), label: cities.join(', ') },
    team.length > 0 && { value: t('about.people', { count: team.length }), label: t('about.receive') },
    spoken.length > 0 && {
      value: spoken.map((language) => t(`branches.spokenOf.${language}`)).join(', '),
      label: t('about.languages'),
    },
  ].filter((fact) => fact !== false)
  return facts.length > 0 ? <KeyFacts facts={facts} /> : null
}
