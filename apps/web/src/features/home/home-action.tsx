import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Link } from '@/components/link'
import type { Link as LinkData } from '@/content/types'

type Props = { link: LinkData | null; tone: 'primary' | 'secondary' | 'light'; locale: Locale }

/** A button that an editor wrote. */
export function HomeAction({ link, tone, locale }: Props) {
  if (!link) return null
  return (
    <ButtonLink href={localisePath(locale, link.href)} tone={tone} linkAs={Link}>
      {link.label}
    </ButtonLink>
  )
}
