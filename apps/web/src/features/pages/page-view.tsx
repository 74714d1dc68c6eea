import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isOpen } from '@estu/domain/routing/routes'
import { Accordion } from '@estu/ui/components/accordion'
import { ButtonLink } from '@estu/ui/components/button-link'
import { DataTable } from '@estu/ui/components/data-table'
import { Notice } from '@estu/ui/components/notice'
import { Picture } from '@estu/ui/components/picture'
import { StepsList } from '@estu/ui/sections/steps-list'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import { RichTextView } from '@/components/rich-text'
import type { InformationPage } from '@/content/editorial/get-page'
import type { PageBlock } from '@/content/editorial/page-block'
import { Crumbs } from '@/layout/crumbs'
import { CaptionedVideo } from './captioned-video'
import { HeroBlock } from './hero-block'

type Lists = {
  devices: (block: Extract<PageBlock, { type: 'deviceList' }>) => ReactNode
  branches: () => ReactNode
  promotions: () => ReactNode
  products: (block: Extract<PageBlock, { type: 'productList' }>) => ReactNode
  faq: (group: string) => ReactNode
  /** Where a message can be written: stands in for a section that is not open yet. */
  writeHref: string
}

type Props = { locale: Locale; page: InformationPage; lists: Lists }

/** An information page: its title, its opening words and its blocks in the editor's order. */
export function PageView({ locale, page, lists }: Props) {
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: page.title }]} />
      <div className="page">
        <header className="page-head">
          <h1>{page.title}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
        </header>
        <div className="blocks">
          {page.blocks.map((block) => (
            <section key={block.id} className={isWide(block) ? 'wide' : undefined}>
              {'title' in block && block.title && block.type !== 'notice' && <h2>{block.title}</h2>}
              <BlockBody block={block} locale={locale} lists={lists} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

const isWide = ({ type }: PageBlock) =>
  ['table', 'deviceList', 'productList', 'branchList', 'promotionList', 'hero', 'video'].includes(type)

function BlockBody({ block, locale, lists }: { block: PageBlock; locale: Locale; lists: Lists }) {
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
      return (
        <Accordion
          items={block.items.map(({ question, answer }) => ({
            question,
            answer: <RichTextView text={answer} locale={locale} />,
          }))}
        />
      )
    case 'quote':
      return (
        <blockquote className="pull">
          <p>{block.text}</p>
          {block.source && <footer className="small muted">{block.source}</footer>}
        </blockquote>
      )
    case 'callToAction':
      return (
        <div className="stack">
          <p>{block.text}</p>
          <p>
            <ButtonLink href={isOpen(block.href) ? localisePath(locale, block.href) : lists.writeHref} linkAs={Link}>
              {block.label}
            </ButtonLink>
          </p>
        </div>
      )
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
    case 'hero':
      return <HeroBlock block={block} locale={locale} writeHref={lists.writeHref} />
    case 'media':
      return (
        <figure className="cover cover--article">
          <Picture picture={block.picture} sizes="(max-width: 760px) 92vw, 680px" />
          {block.caption && <figcaption className="small muted">{block.caption}</figcaption>}
        </figure>
      )
    case 'video':
      return <CaptionedVideo locale={locale} video={block.video} />
  }
}
