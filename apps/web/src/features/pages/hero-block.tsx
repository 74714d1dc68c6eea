import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isOpen } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Picture } from '@estu/ui/components/picture'
import { Link } from '@/components/link'
import type { PageBlock } from '@/content/editorial/page-block'

type Props = { block: Extract<PageBlock, { type: 'hero' }>; locale: Locale; writeHref: string }

/** Large words with a picture beside them. The block's title stands above as the section's heading. */
export function HeroBlock({ block, locale, writeHref }: Props) {
  return (
    <div className="split split--middle">
      <div className="stack">
        {block.text && <p className="lead">{block.text}</p>}
        {block.label && block.href && (
          <p>
            <ButtonLink href={isOpen(block.href) ? localisePath(locale, block.href) : writeHref} linkAs={Link}>
              {block.label}
            </ButtonLink>
          </p>
        )}
      </div>
      {block.picture && (
        <div className="cover">
          <Picture picture={block.picture} sizes="(max-width: 1080px) 92vw, 560px" />
        </div>
      )}
    </div>
  )
}
