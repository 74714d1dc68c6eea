import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isOpen } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Link } from '@/components/link'

type Props = {
  label: string
  /** As in Russian. */
  href: string
  locale: Locale
  /** Where a message can be written: stands in for a section that is not open yet. */
  writeHref: string
}

/** The button of a block. */
export function BlockButton({ label, href, locale, writeHref }: Props) {
  return (
    <p>
      <ButtonLink href={isOpen(href) ? localisePath(locale, href) : writeHref} linkAs={Link}>
        {label}
      </ButtonLink>
    </p>
  )
}
