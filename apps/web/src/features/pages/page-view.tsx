import type { Locale } from '@estu/domain/locale/locales'
import { PageHero } from '@estu/ui/sections/page-hero'
import type { ReactNode } from 'react'
import type { InformationPage } from '@/content/editorial/get-page'
import type { PageBlock } from '@/content/editorial/page-block'
import type { Picture } from '@/content/types'
import { Crumbs } from '@/layout/crumbs'
import { BlockBody, type Lists } from './block-body'

/** What a page shows beside its editor's words. */
export type PageParts = {
  picture: Picture | null
  actions: ReactNode
  facts: ReactNode
  beforeBranches: ReactNode
  after: ReactNode
}

type Props = {
  locale: Locale
  page: InformationPage
  lists: Lists
  /** What the shop says of the terms that the page explains. */
  termsLead?: string
  parts?: PageParts | null
}

/** An information page: its title, its opening words and its blocks in the editor's order. */
export function PageView({ locale, page, lists, termsLead = '', parts = null }: Props) {
  const at = page.blocks.findIndex(({ type }) => type === 'branchList')
  const end = at === -1 ? page.blocks.length : at
  const show = (block: PageBlock) => <Block key={block.id} block={block} locale={locale} lists={lists} />
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: page.title }]} />
      <div className="page">
        <Head page={page} termsLead={termsLead} parts={parts} />
        <div className={parts ? 'blocks blocks--open' : 'blocks'}>
          {page.blocks.slice(0, end).map(show)}
          {parts?.beforeBranches}
          {page.blocks.slice(end).map(show)}
          {parts?.after}
        </div>
      </div>
    </>
  )
}

function Head({ page, termsLead, parts }: Pick<Props, 'page' | 'termsLead' | 'parts'>) {
  const words = (
    <>
      <h1>{page.title}</h1>
      {page.lead && <p className="lead">{page.lead}</p>}
      {termsLead && <p className="lead">{termsLead}</p>}
    </>
  )
  if (!parts) return <header className="page-head">{words}</header>
  return (
    <PageHero picture={parts.picture} facts={parts.facts}>
      {words}
      {parts.actions}
    </PageHero>
  )
}

function Block({ block, locale, lists }: { block: PageBlock; locale: Locale; lists: Lists }) {
  return (
    <section className={isWide(block) ? 'wide' : undefined} data-block={block.type}>
      {'title' in block && block.title && block.type !== 'notice' && <h2>{block.title}</h2>}
      <BlockBody block={block} locale={locale} lists={lists} />
    </section>
  )
}

const isWide = ({ type }: PageBlock) =>
  ['table', 'deviceList', 'productList', 'branchList', 'promotionList', 'hero', 'video'].includes(type)
