import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'
import { Logo, type Logos } from './logo.tsx'
import { SearchForm, type SearchWords } from './search-form.tsx'

export type HeaderWords = {
  accessibility: string
  accessibilityShort: string
  catalogue: string
  compare: string
  favourites: string
  cart: string
  account: string
  book: string
  menu: string
  sections: string
  search: SearchWords
}

/** A tool of the bar: where it leads and how many things are there. */
type Tool = { href: string; count: ReactNode }

type Props = LinkProps & {
  variant: 'default' | 'focus'
  /** Shows the search field in a row of its own on phones; such a header does not stick. */
  withField: boolean
  name: string
  logos?: Logos | null | undefined
  homeHref: string
  whatsapp: { href: string; label: string } | null
  hours: string
  words: HeaderWords
  languages: ReactNode
  /** What the field holds at first, and what completes it while somebody types. */
  search: { action: string; query: string; suggestions: ReactNode }
  compare: Tool
  favourites: Tool
  cart: Tool
  account: { href: string }
  bookHref: string
  sections: { label: string; href: string; current: boolean }[]
}

/** The strip with help and languages, the bar with the name, the search and the tools, the row of sections. */
export function SiteHeader(props: Props) {
  const { variant, withField } = props
  if (variant === 'focus')
    return (
      <header className="header">
        <Strip {...props} />
        <FocusBar {...props} />
      </header>
    )
  return (
    <header className={withField ? 'header header--field' : 'header header--stick'}>
      <Strip {...props} />
      <Bar {...props} />
      <Sections {...props} />
    </header>
  )
}

function Strip({ whatsapp, hours, words, languages, account }: Props) {
  return (
    <div className="header__strip">
      <div className="page">
        {whatsapp && (
          <a className="header__whatsapp num" href={whatsapp.href}>
            <Icon name="message" small />
            {whatsapp.label}
          </a>
        )}
        <span className="header__hours muted">{hours}</span>
        <button className="header__eye" type="button" popoverTarget="a11y">
          <Icon name="eye" small />
          <span className="header__long">{words.accessibility}</span>
          <span className="header__short">{words.accessibilityShort}</span>
        </button>
        <a className="header__account" href={account.href}>
          {words.account}
        </a>
        {languages}
      </div>
    </div>
  )
}

function FocusBar({ name, logos, homeHref, whatsapp, linkAs }: Props) {
  return (
    <div className="header__bar header__bar--focus">
      <div className="page">
        <Logo href={homeHref} name={name} logos={logos} linkAs={linkAs} />
        {whatsapp && (
          <a className="btn btn--quiet btn--s" href={whatsapp.href}>
            <Icon name="message" />
            WhatsApp
          </a>
        )}
      </div>
    </div>
  )
}

function Bar(props: Props) {
  const { name, logos, homeHref, words, bookHref, search, linkAs } = props
  const A = linkAs ?? 'a'
  return (
    <div className="header__bar">
      <div className="page">
        <Logo href={homeHref} name={name} logos={logos} linkAs={linkAs} />
        <button className="header__catalogue btn btn--secondary btn--s" type="button" popoverTarget="catalogue">
          <Icon name="grid" />
          {words.catalogue}
        </button>
        <SearchForm className="header__search" words={words.search} {...search} />
        <Tools {...props} />
        <A className="header__book btn btn--primary btn--s" href={bookHref}>
          {words.book}
        </A>
      </div>
    </div>
  )
}

function Tools({ words, search, compare, favourites, cart, linkAs }: Props) {
  const A = linkAs ?? 'a'
  return (
    <div className="header__tools">
      <a className="tool header__find" href={search.action}>
        <Icon name="search" />
        <span>{words.search.label}</span>
      </a>
      <a className="tool header__compare" href={compare.href}>
        <Icon name="compare" />
        {compare.count}
        <span>{words.compare}</span>
      </a>
      <A className="tool header__favourites" href={favourites.href}>
        <Icon name="heart" />
        {favourites.count}
        <span>{words.favourites}</span>
      </A>
      <a className="tool" href={cart.href}>
        <Icon name="cart" />
        {cart.count}
        <span>{words.cart}</span>
      </a>
      <button className="tool header__menu" type="button" popoverTarget="menu">
        <Icon name="menu" />
        <span>{words.menu}</span>
      </button>
    </div>
  )
}

function Sections({ sections, words, linkAs }: Props) {
  const A = linkAs ?? 'a'
  return (
    <nav className="header__sections" aria-label={words.sections}>
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
