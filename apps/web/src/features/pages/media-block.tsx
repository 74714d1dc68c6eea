import { Picture } from '@estu/ui/components/pictures/picture'
import type { BlockOf } from './block-of'

export function MediaBlock({ block }: { block: BlockOf<'media'> }) {
  return (
    <figure className="cover cover--article">
      <Picture picture={block.picture} sizes="(max-width: 760px) 92vw, 680px" />
      <p className="picture-words" aria-hidden="true">
        {block.picture.alt}
      </p>
      {block.caption && <figcaption className="small muted">{block.caption}</figcaption>}
    </figure>
  )
}
