import { expect, it } from 'vitest'
import { branches } from '../branches/index.ts'
import { konaev } from './konaev.ts'
import { services } from './services.ts'

const all = [...branches, konaev]
const languages = ['ru', 'kk'] as const

/** How texts name each branch. */
const places: Record<string, RegExp> = {
  'abaya-52': /Абая|Абай даңғ/,
  'tole-bi-178': /Толе би|Төле би/,
  'samal-2': /Самал/,
  nauryzbay: /Наурызбай/,
  konaev: /Конаев|Қонаев/,
}

/** How texts name what not every branch does. */
const done: Record<string, RegExp> = {
  timpanometriya: /тимпанометри/i,
  'proverka-sluha-rebenka': /детск|детей|детям|балалар/i,
  'individualnyy-vkladysh': /вкладыш|слепок|ішпе[кг]|қалып/i,
  'nastroyka-protsessora-implanta': /имплант/i,
  'vyezd-na-dom': /на дом|үйге бар/i,
  'udalennaya-nastroyka': /удалённ|қашықтан/i,
}

it('a branch offers what says that it is done there', () => {
  for (const { slug, offers } of all)
    expect(offers.toSorted(), slug).toEqual(
      services
        .filter((service) => service.branches.includes(slug))
        .map((service) => service.slug)
        .toSorted(),
    )
})

it('names every branch and knows every service that a text can', () => {
  expect(Object.keys(places).toSorted()).toEqual(all.map(({ slug }) => slug).toSorted())
  const known = new Set(services.map(({ slug }) => slug))
  expect(Object.keys(done).filter((slug) => !known.has(slug))).toEqual([])
})

it.each(languages)('no text of a service sends anybody to a branch that does not do it: %s', (language) => {
  const sent = services.flatMap(({ slug, body, preparation, faq, seo, branches: at }) => {
    const text = [body, preparation, ...faq.map(({ answer }) => answer), seo.description].map((one) => one[language])
    return Object.keys(places).flatMap((branch) =>
      places[branch]?.test(text.join('\n')) && !at.includes(branch) ? [`${slug}: ${branch}`] : [],
    )
  })
  expect(sent).toEqual([])
})

it.each(languages)('no branch promises what it does not offer: %s', (language) => {
  const promised = all.flatMap(({ slug, offers, directions, services: more, seo }) => {
    const text = [directions, ...more, seo.title, seo.description].map((one) => one[language]).join('\n')
    return Object.keys(done).flatMap((service) =>
      done[service]?.test(text) && !offers.includes(service) ? [`${slug}: ${service}`] : [],
    )
  })
  expect(promised).toEqual([])
})
