import type { ComponentProps } from 'react'

/**
 * A link to another page within this document (`lib/intent/follow-links.ts`). Plain markup: a page has hundreds, and
 * each component of Next's own would be rendered, sent and woken once more.
 */
export const Link = (props: ComponentProps<'a'>) => <a data-in-place {...props} />
