import { type ElementType, Fragment } from 'react'
import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'
import { SectionDrawing } from './catalogue-panel.tsx'
import { Logo, type Logos } from './logo.tsx'

type Item = { label: string; href: string }
type Props = LinkProps & {
  name: string
  logos?: Logos | null | undefined
  homeHref: string
  words: { menu: string; close: string; book: string; write: string }
  main: readonly (Item & { drawing: string })[]
  more: readonly Item[]
  bookHref: string
  whatsappHref: string | null
  /** What renders a part in which nothing wakes. */
  stillAs?: ElementType
}

/**
 * The phone's menu: a popover, so that it opens without any script. While it covers the page, nothing behind it can be
 * reached by the keyboard (`menu-sheet.css`).
 */
export function MenuSheet({
  name,
  logos,
  homeHref,
  words,
  main,
  more,
  bookHref,
  whatsappHref,
  linkAs,
  stillAs: Still = Fragment,
}: Props) {
  const A = linkAs ?? 'a'
  return (
    <div id="menu" popover="auto" className="menu" role="dialog" aria-label={words.menu}>
      <Still>
        <div className="menu__top">
          <Logo href={homeHref} name={name} logos={logos} linkAs={linkAs} />
          <button type="button" className="btn btn--s btn--quiet" popoverTarget="menu" popoverTargetAction="hide">
            <Icon name="close" />
            {words.close}
          </button>
        </div>
        <nav className="menu__main" aria-label={words.menu}>
          {main.map(({ label, href, drawing }) => (
            <A key={href} href={href}>
              <SectionDrawing src={drawing} />
              <span>{label}</span>
              <Icon name="arrow" />
            </A>
          ))}
        </nav>
        <div className="menu__more">
          {more.map(({ label, href }) => (
            <A key={href} href={href}>
              {label}
            </A>
          ))}
        </div>
        <div className="menu__foot">
          <A className="btn btn--primary btn--wide" href={bookHref}>
            {words.book}
          </A>
          {whatsappHref && (
            <a className="btn btn--secondary btn--wide" href={whatsappHref}>
              <Icon name="message" />
              {words.write}
            </a>
          )}
        </div>
      </Still>
    </div>
  )
}
