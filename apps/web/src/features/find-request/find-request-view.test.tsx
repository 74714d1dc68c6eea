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
