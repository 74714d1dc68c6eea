'use client'

import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { useEffect, useState } from 'react'
import { useFavourites } from '@/lib/favourites-store'
import { type FavouriteCard, fetchCards } from './fetch-cards'

type Words = Record<'empty' | 'browse' | 'loading' | 'failed' | 'gone' | 'remove', string>

/** The marked products with their present prices; without a connection, what the browser remembers of them. */
export function SelectedProducts({ locale, words }: { locale: Locale; words: Words }) {
  const items = useFavourites((state) => state.items)
  const loaded = useFavourites((state) => state.loaded)
  const toggle = useFavourites((state) => state.toggle)
  const cards = useCards(
    locale,
    items.map((item) => item.product.attributes.slug),
  )
  if (!loaded) return <p>{words.loading}</p>
  if (items.length === 0) {
    return (
      <div className="stack">
        <p>{words.empty}</p>
        <a className="btn btn--primary" href={localisePath(locale, routes.devices.path)}>
          {words.browse}
        </a>
      </div>
    )
  }
  return (
    <>
      <p role="status">{cards === 'failed' ? words.failed : cards === null ? words.loading : ''}</p>
      <ul className="rows" role="list">
        {items.map((item) => {
          const { slug, title } = item.product.attributes
          const card = Array.isArray(cards) ? cards.find((known) => known.slug === slug) : undefined
          const name = card?.title ?? (typeof title === 'string' ? title : slug)
          return (
            <li key={slug} className="row row--favourite">
              <div className="plate">{card?.image && <img src={card.image} alt="" width={96} height={96} />}</div>
              <div>
                <a className="strong tap" href={localisePath(locale, card?.path ?? `/${item.categoryPath}/${slug}`)}>
                  {name}
                </a>
                <p className="small muted">{Array.isArray(cards) && !card ? words.gone : card?.summary}</p>
              </div>
              <p className="price__now">{card?.price}</p>
              <button
                type="button"
                className="btn btn--secondary btn--s"
                onClick={() => toggle(item)}
                aria-label={`${words.remove}: ${name}`}
              >
                {words.remove}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function useCards(locale: Locale, slugs: string[]): FavouriteCard[] | null | 'failed' {
  const [cards, setCards] = useState<FavouriteCard[] | null | 'failed'>(null)
  const key = slugs.join(',')
  useEffect(() => {
    if (!key) return
    let current = true
    fetchCards(locale, key)
      .then((found) => current && setCards(found))
      .catch(() => current && setCards('failed'))
    return () => {
      current = false
    }
  }, [locale, key])
  return cards
}
