import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'
import { Logo } from './logo.tsx'

export type HeaderWords = {
  accessibility: string
  accessibilityShort: string
  favourites: string
  cart: string
  account: string
  book: string
  menu: string
  sections: string
}

type Props = LinkProps & {
  variant: 'default' | 'focus'
  name: string
  homeHref: string
  whatsapp: { href: string; label: string } | null
  hours: string
  words: HeaderWords
  languages: ReactNode
  favourites: { href: string; count: ReactNode }
  cart: { href: string; count: ReactNode }
  account: { href: string }
  bookHref: string
  sections: { label: string; href: string; current: boolean }[]
}

/** The strip with help and languages, the bar with the name and the tools, the row of sections. */
export function SiteHeader(props: Props) {
  return (
    <header>
      <Strip {...props} />
      <Bar {...props} />
      {props.variant === 'default' && <Sections {...props} />}
    </header>
  )
}

function Strip({ whatsapp, hours, words, languages, account }: Props) {
  return (
    <div className="strip">
      <div className="page">
        <div className="strip__side">
          {whatsapp && (
            <a className="only-d" href={whatsapp.href}>
              <Icon name="message" small />
              {whatsapp.label}
            </a>
          )}
          <span className="only-w muted">{hours}</span>
          <button className="only-m" type="button" popoverTarget="a11y">
            <Icon name="eye" small />
            <span aria-hidden="true">{words.accessibilityShort}</span>
            <span className="sr">{words.accessibility}</span>
          </button>
        </div>
        <div className="strip__side">
          <button className="only-d" type="button" popoverTarget="a11y">
            <Icon name="eye" small />
            {words.accessibility}
          </button>
          <a className="only-w" href={account.href}>
            {words.account}
          </a>
          {languages}
        </div>
      </div>
    </div>
  )
}

function Bar({ variant, name, homeHref, words, favourites, cart, bookHref, whatsapp, linkAs }: Props) {
  const A = linkAs ?? 'a'
  const focus = variant === 'focus'
  return (
    <div className={focus ? 'bar bar--focus' : 'bar'}>
      <div className="page">
        <Logo href={homeHref} name={name} linkAs={linkAs} />
        {focus && whatsapp && (
          <a className="btn btn--quiet btn--s" href={whatsapp.href}>
            <Icon name="message" />
            WhatsApp
          </a>
        )}
        {!focus && (
          <div className="bar__tools">
            <A className="tool" href={favourites.href}>
              <Icon name="heart" />
              {favourites.count}
              <span>{words.favourites}</span>
            </A>
            <a className="tool" href={cart.href}>
              <Icon name="cart" />
              {cart.count}
              <span>{words.cart}</span>
            </a>
            <A className="btn btn--primary only-d" href={bookHref}>
              {words.book}
            </A>
            <button className="tool only-m" type="button" popoverTarget="menu">
              <Icon name="menu" />
              <span>{words.menu}</span>
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

function Sections({ sections, words, linkAs }: Props) {
  const A = linkAs ?? 'a'
  return (
    <nav className="nav only-d" aria-label={words.sections}>
      <div className="page">
        <ul role="list">
          {sections.map(({ label, href, current }) => (
            <li key={href}>
              <A href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </A>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
