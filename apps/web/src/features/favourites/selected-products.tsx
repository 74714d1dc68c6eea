'use client'

import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { CompareWords } from '@/components/compare-toggle'
import { useFavourites } from '@/lib/favourites/favourites-store'
import { FavouriteRow } from './favourite-row'
import { useCards } from './use-cards'

type Words = Record<'empty' | 'browse' | 'loading' | 'failed' | 'gone' | 'remove' | 'add' | 'inCart' | 'book', string>

type Props = { locale: Locale; words: Words; compareWords: CompareWords }

/** The marked products with their present prices; without a connection, what the browser remembers of them. */
export function SelectedProducts({ locale, words, compareWords }: Props) {
  const items = useFavourites((state) => state.items)
  const loaded = useFavourites((state) => state.loaded)
  const toggle = useFavourites((state) => state.toggle)
  const cards = useCards(
    locale,
    items.map((item) => item.product.attributes.slug),
  )
  if (loaded && items.length === 0) return <NothingMarked locale={locale} words={words} />
  // Rows come with their prices, once: what is shown never moves.
  if (!loaded || cards === null) return <p role="status">{words.loading}</p>
  return (
    <>
      {cards === 'failed' && <p role="status">{words.failed}</p>}
      <ul className="rows" role="list">
        {items.map((item) => (
          <FavouriteRow
            key={item.product.attributes.slug}
            locale={locale}
            item={item}
            cards={cards}
            words={words}
            compareWords={compareWords}
            onRemove={() => toggle(item)}
          />
        ))}
      </ul>
    </>
  )
}

const NothingMarked = ({ locale, words }: { locale: Locale; words: Words }) => (
  <div className="stack">
    <p>{words.empty}</p>
    <a className="btn btn--primary" href={localisePath(locale, routes.devices.path)}>
      {words.browse}
    </a>
  </div>
)
