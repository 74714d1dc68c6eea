import type { PageBlock } from '@/content/editorial/page-block'

/** A block of one kind. */
export type BlockOf<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>
