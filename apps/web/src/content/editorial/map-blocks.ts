import 'server-only'
import type { Page as Stored } from '@estu/cms/types'
import { type BlockType, blockMappers, type StoredBlocks } from './block-mappers'
import type { PageBlock } from './page-block'

/** The blocks of a page in order; a block without words is left out rather than shown empty. */
export function mapBlocks(layout: Stored['layout']): PageBlock[] {
  return (layout ?? []).flatMap((block, index) => {
    const facts = mapFacts(block.blockType, block)
    return facts ? [{ type: block.blockType, ...facts, id: block.id ?? String(index) } as PageBlock] : []
  })
}

/** A kind of block that this storefront does not know yet has nothing to show. */
const mapFacts = <T extends BlockType>(type: T, block: StoredBlocks[T]) =>
  Object.hasOwn(blockMappers, type) ? blockMappers[type](block) : null
