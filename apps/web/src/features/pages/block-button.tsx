import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Link } from '@/components/link'

type Props = {
  label: string
  /** As in Russian. */
  href: string
  locale: Locale
}

/** The button of a block. */
export function BlockButton({ label, href, locale }: Props) {
  return (
    <p>
      <ButtonLink href={localisePath(locale, href)} linkAs={Link}>
        {label}
      </ButtonLink>
    </p>
  )
}
