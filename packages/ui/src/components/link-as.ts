import type { ElementType } from 'react'

/** What renders a link: the framework's own component, or a plain anchor. */
export type LinkAs = ElementType

export type LinkProps = { linkAs?: LinkAs }
