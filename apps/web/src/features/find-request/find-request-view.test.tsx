import { locales } from '@estu/domain/locale/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { translator } from '@/i18n/translator'
import { FindRequestView } from './find-request-view'

// The form itself is signed by the storefront's key.
vi.mock('./find-request-form', () => ({ FindRequestForm: () => null }))

const words = {
  ru: { mailAlone: /только почту\? По телефону такой заказ или запись не найти/, alike: /с таким номером и телефоном/ },
  kk: { mailAlone: /Тек поштаңызды.*телефон бойынша табылмайды/, alike: /нөмірі мен телефоны бар/ },
}

test.each(locales)('says before anything is typed that what has no phone is not found by one (%s)', (locale) => {
  const page = renderToStaticMarkup(<FindRequestView locale={locale} state={null} found={null} />)
  expect(page.replaceAll('\u00a0', ' ')).toMatch(words[locale].mailAlone)
})

test.each(locales)(
  'the one answer to a wrong phone and an unknown number tells neither from the other (%s)',
  (locale) => {
    const said = translator(locale)('problem.no-match').replaceAll('\u00a0', ' ')
    expect(said).toMatch(words[locale].alike)
    expect(said).not.toMatch(/неверный (номер|телефон)|(нөмір|телефон) қате/i)
  },
)

test.each(locales)('whoever finds nothing, or has no page of their order, writes about it from here (%s)', (locale) => {
  const state = { step: '', values: { number: 'e7k4mq2xa' }, errors: {}, problem: 'no-match', detail: {} } as const
  const lost = renderToStaticMarkup(<FindRequestView locale={locale} state={state} found={null} />)
  const order = {
    kind: 'order',
    reference: 'E-7K4M-Q2XA',
    status: 'completed',
    placedAt: '2026-01-01T00:00:00Z',
    receiving: 'pickup',
    cancelDueAt: null,
  } as const
  const found = renderToStaticMarkup(<FindRequestView locale={locale} state={null} found={order} />)
  const way = `href="${locale === 'kk' ? '/kk' : ''}/feedback?topic=order&amp;number=E-7K4M-Q2XA"`
  expect(lost).toContain(way)
  expect(found).toContain(way)
})
