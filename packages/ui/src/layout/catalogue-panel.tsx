import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'

export type PanelSection = { label: string; note: string; href: string; drawing: string }
type Item = { label: string; href: string }

type Props = LinkProps & {
  words: { catalogue: string; needs: string; more: string; close: string }
  sections: readonly PanelSection[]
  needs: readonly Item[]
  more: readonly Item[]
}

/** The whole catalogue under the bar: a popover, so that it opens without any script. */
export function CataloguePanel({ words, sections, needs, more, linkAs }: Props) {
  const A = linkAs ?? 'a'
  return (
    <div id="catalogue" popover="auto" className="panel" role="dialog" aria-label={words.catalogue}>
      <div className="page">
        <button
          type="button"
          className="panel__close btn btn--s btn--quiet"
          popoverTarget="catalogue"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          {words.close}
        </button>
        <div className="panel__in">
          <nav className="panel__sections" aria-label={words.catalogue}>
            {sections.map(({ label, note, href, drawing }) => (
              <A key={href} href={href}>
                <SectionDrawing src={drawing} />
                <b>{label}</b>
                <small>{note}</small>
              </A>
            ))}
          </nav>
          <Links title={words.needs} items={needs} linkAs={linkAs} />
          <Links title={words.more} items={more} linkAs={linkAs} />
        </div>
      </div>
    </div>
  )
}

function Links({ title, items, linkAs: A = 'a' }: LinkProps & { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h2>{title}</h2>
      <ul role="list">
        {items.map(({ label, href }) => (
          <li key={label}>
            <A href={href}>{label}</A>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Fetched when the panel opens: until then nobody pays for it. */
export const SectionDrawing = ({ src }: { src: string }) => (
  <img className="section-drawing" src={src} alt="" width="72" height="72" loading="lazy" />
)
