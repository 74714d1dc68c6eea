import { ButtonLink } from '../components/button-link.tsx'
import type { LinkProps } from '../components/link-as.ts'
import { SoundLine } from '../components/sound-line.tsx'

type Props = LinkProps & { title: string; text: string; action: string; href: string; drawings: string }

/** A cell of the grid that is no item: help for whoever cannot choose yet. */
export function InsertCell({ title, text, action, href, drawings, linkAs }: Props) {
  return (
    <div className="insert">
      <SoundLine line="journey" drawings={drawings} className="insert__line" />
      <p className="insert__title">{title}</p>
      <p>{text}</p>
      <ButtonLink href={href} tone="light" linkAs={linkAs}>
        {action}
      </ButtonLink>
    </div>
  )
}
