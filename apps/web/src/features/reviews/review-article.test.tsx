import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Review } from '@/content/types'
import { ReviewArticle } from './review-article'

const review: Review = {
  id: 'r1',
  product: null,
  author: 'дочь пользователя',
  rating: 5,
  writtenOn: '2026-10-02T07:00:00.000Z',
  title: 'Мама снова говорит по телефону',
  text: 'Теперь носит до вечера.',
  pros: '',
  cons: '',
  answer: '',
  isDemo: true,
  translated: false,
}
const shown = (locale: 'ru' | 'kk', given: Review) =>
  withUsualSpaces(
    renderToStaticMarkup(<ReviewArticle locale={locale} review={given} heading="h3" withProduct={false} shop="Есту" />),
  )

it.each([
  ['ru', 'Пример отзыва'],
  ['kk', 'Пікір үлгісі'],
] as const)('an example says once that it is one, beside who wrote it, %s', (locale, words) => {
  const html = shown(locale, review)
  expect(html.split(words)).toHaveLength(2)
  expect(html).toContain(`${words} · ${review.author} · `)
})

it('a buyer’s own review says nothing of the kind', () => {
  expect(shown('ru', { ...review, isDemo: false })).not.toContain('Пример')
})
