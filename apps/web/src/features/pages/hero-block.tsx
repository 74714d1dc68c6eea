import type { Locale } from '@estu/domain/locale/locales'
import { Picture } from '@estu/ui/components/pictures/picture'
import { BlockButton } from './block-button'
import type { BlockOf } from './block-of'

type Props = { block: BlockOf<'hero'>; locale: Locale }

/** Large words with a picture beside them. The block's title stands above as the section's heading. */
export function HeroBlock({ block, locale }: Props) {
  return (
    <div className="split split--middle">
      <div className="stack">
        {block.text && <p className="lead">{block.text}</p>}
        {block.label && block.href && <BlockButton label={block.label} href={block.href} locale={locale} />}
      </div>
      {block.picture && (
        <div className="cover">
          <Picture picture={block.picture} sizes="(max-width: 1080px) 92vw, 560px" />
        </div>
      )}
    </div>
  )
}
