import type { Locale } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import { DataTable } from '@estu/ui/components/tables/data-table'
import { StepsList } from '@estu/ui/sections/steps-list'
import type { ReactNode } from 'react'
import { CaptionedVideo } from '@/components/text/captioned-video'
import { RichTextView } from '@/components/text/rich-text'
import type { PageBlock } from '@/content/editorial/page-block'
import { BlockButton } from './block-button'
import type { BlockOf } from './block-of'
import { FaqBlock } from './faq-block'
import { HeroBlock } from './hero-block'
import { MediaBlock } from './media-block'
import { QuoteBlock } from './quote-block'

/** What other subjects of the site show within a page. */
export type Lists = {
  devices: (block: BlockOf<'deviceList'>) => ReactNode
  branches: () => ReactNode
  promotions: () => ReactNode
  products: (block: BlockOf<'productList'>) => ReactNode
  faq: (group: string) => ReactNode
}

type Props = { block: PageBlock; locale: Locale; lists: Lists }

/** A block without its heading, each kind in its own shape. */
export function BlockBody({ block, locale, lists }: Props) {
  switch (block.type) {
    case 'text':
      return <RichTextView text={block.body} locale={locale} />
    case 'notice':
      return <Notice tone={block.tone} title={block.title} text={block.text} />
    case 'steps':
      return <StepsList steps={block.steps} />
    case 'table':
      return <DataTable caption={block.caption} head={block.head} rows={block.rows} />
    case 'faq':
      return <FaqBlock block={block} locale={locale} />
    case 'quote':
      return <QuoteBlock block={block} />
    case 'callToAction':
      return (
        <div className="stack">
          <p>{block.text}</p>
          <BlockButton label={block.label} href={block.href} locale={locale} />
        </div>
      )
    case 'hero':
      return <HeroBlock block={block} locale={locale} />
    case 'media':
      return <MediaBlock block={block} />
    case 'video':
      return <CaptionedVideo locale={locale} video={block.video} />
    default:
      return listOf(block, lists)
  }
}

type ListBlock = BlockOf<'deviceList' | 'branchList' | 'promotionList' | 'productList' | 'faqGroup'>

function listOf(block: ListBlock, lists: Lists): ReactNode {
  switch (block.type) {
    case 'deviceList':
      return lists.devices(block)
    case 'branchList':
      return lists.branches()
    case 'promotionList':
      return lists.promotions()
    case 'productList':
      return lists.products(block)
    case 'faqGroup':
      return lists.faq(block.group)
  }
}
