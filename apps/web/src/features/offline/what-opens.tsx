'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Icon, type IconName } from '@estu/ui/components/icon'
import { type Kept, useKept } from './use-kept'

type Words = Record<
  | 'works'
  | 'visited'
  | 'visitedHint'
  | 'last'
  | 'savedOn'
  | 'favourites'
  | 'favouritesHint'
  | 'cart'
  | 'cartHint'
  | 'branches'
  | 'branchesHint'
  | 'online'
  | 'onlineHint',
  string
>
type Props = { locale: Locale; words: Words }

const counted = (text: string, count: number | undefined) => text.replace('{count}', String(count ?? 0))

/** What opens without a network, with how fresh it is, and what does not. */
export function WhatOpens({ locale, words }: Props) {
  const kept = useKept(locale)
  const to = (path: string) => localisePath(locale, path)
  const on = (text: string, date: Date | null) =>
    date ? text.replace('{date}', formatDate(date, locale, 'dayTime')) : ''
  return (
    <>
      <h2 className="h3">{words.works}</h2>
      <ul className="works" role="list">
        {kept && kept.latest.length > 0 && (
          <Row icon="document" href="#kept" title={counted(words.visited, kept.count)} hint={words.visitedHint} />
        )}
        <Row
          icon="heart"
          href={to(routes.favourites.path)}
          title={counted(words.favourites, kept?.favourites)}
          hint={words.favouritesHint}
        />
        <Row icon="cart" href={to(routes.cart.path)} title={counted(words.cart, kept?.cart)} hint={words.cartHint} />
        <Row
          icon="pin"
          href={to(routes.branches.path)}
          title={words.branches}
          hint={on(words.branchesHint, kept?.branchesOn ?? null)}
        />
        <li className="works__not">
          <Icon name="close" />
          <span>{words.online}</span>
          <span className="works__hint">{words.onlineHint}</span>
        </li>
      </ul>
      {kept && kept.latest.length > 0 && <Latest kept={kept} words={words} on={on} />}
    </>
  )
}

function Latest({ kept, words, on }: { kept: Kept; words: Words; on: (text: string, date: Date) => string }) {
  return (
    <section aria-labelledby="kept" className="stack stack--tight">
      <h2 className="h3" id="kept" tabIndex={-1}>
        {words.last}
      </h2>
      <ul className="works" role="list">
        {kept.latest.map(({ address, title, keptAt }) => (
          <Row key={address} icon="document" href={address} title={title} hint={on(words.savedOn, keptAt)} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { icon: IconName; href: string; title: string; hint: string }

const Row = ({ icon, href, title, hint }: RowProps) => (
  <li>
    <a href={href}>
      <Icon name={icon} />
      <span className="works__name">{title}</span>
      <span className="works__hint">{hint}</span>
      <Icon name="arrow" />
    </a>
  </li>
)
