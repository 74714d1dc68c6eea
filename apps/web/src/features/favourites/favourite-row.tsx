'use client'

import type { FavouriteItem } from '@estu/domain/favourites/favourites'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Picture } from '@estu/ui/components/pictures/picture'
import { CompareToggle, type CompareWords } from '@/components/compare-toggle'
import { AddFavourite } from './add-favourite'
import type { Cards } from './use-cards'

type Props = {
  locale: Locale
  item: FavouriteItem
  cards: Cards
  words: Record<'gone' | 'remove' | 'add' | 'inCart' | 'book', string>
  compareWords: CompareWords
  onRemove: () => void
}

/** A marked product as it is today; as the browser remembers it where that is not known. */
export function FavouriteRow({ locale, item, cards, words, compareWords, onRemove }: Props) {
  const { slug, title } = item.product.attributes
  const card = Array.isArray(cards) ? cards.find((known) => known.slug === slug) : undefined
  const name = card?.title ?? (typeof title === 'string' ? title : slug)
  return (
    <li className="row row--favourite">
      <div className="plate">{card?.picture && <Picture picture={{ ...card.picture, alt: '' }} sizes="96px" />}</div>
      <div>
        <a className="strong tap" href={localisePath(locale, card?.path ?? `/${item.categoryPath}/${slug}`)}>
          {name}
        </a>
        <p className="small muted">{Array.isArray(cards) && !card ? words.gone : card?.summary}</p>
        {item.categoryPath === routes.devices.path.slice(1) && (
          <CompareToggle
            slug={slug}
            label={`${compareWords.tick}: ${name}`}
            words={compareWords}
            href={localisePath(locale, `${routes.compare.path}?d=${encodeURIComponent(slug)}`)}
          />
        )}
      </div>
      <p className="price__now">{card?.price}</p>
      <div className="row__actions">
        {card?.next === 'cart' && <AddFavourite locale={locale} card={card} words={words} />}
        {card?.next === 'book' && (
          <a
            className="btn btn--secondary btn--s"
            href={localisePath(locale, routes.appointment.path)}
            aria-label={`${words.book}: ${name}`}
          >
            {words.book}
          </a>
        )}
        <button
          type="button"
          className="btn btn--quiet btn--s"
          onClick={onRemove}
          aria-label={`${words.remove}: ${name}`}
        >
          {words.remove}
        </button>
      </div>
    </li>
  )
}
