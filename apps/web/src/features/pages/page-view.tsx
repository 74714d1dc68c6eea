import type { Locale } from '@estu/domain/locale/locales'
import type { InformationPage } from '@/content/editorial/get-page'
import type { PageBlock } from '@/content/editorial/page-block'
import { Crumbs } from '@/layout/crumbs'
import { BlockBody, type Lists } from './block-body'

type Props = {
  locale: Locale
  page: InformationPage
  lists: Lists
  /** What the shop says of the terms that the page explains. */
  termsLead?: string
}

/** An information page: its title, its opening words and its blocks in the editor's order. */
export function PageView({ locale, page, lists, termsLead = '' }: Props) {
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: page.title }]} />
      <div className="page">
        <header className="page-head">
          <h1>{page.title}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
          {termsLead && <p className="lead">{termsLead}</p>}
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
