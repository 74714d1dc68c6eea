import { expect, it } from 'vitest'
import { walkFields } from '../fields/walk/walk-fields.ts'
import { collections } from './collections.ts'

const env = { mediaDir: '/media', cmsUrl: 'https://cms.example' } as Parameters<typeof collections>[0]

const isPublic = ({ versions }: ReturnType<typeof collections>[number]) =>
  typeof versions === 'object' && Boolean(versions.drafts)

/**
 * What a form may be filled in with before anybody typed. A fact about a thing, a person or a price is none of it: what
 * nobody filled in would be said on the page, in search results and in the feeds of shops.
 */
const allowed: Record<string, string> = {
  isDemo: 'marks an invented card, which is not invented until somebody says so',
  originalLanguage: 'the language that the form is begun in; shown nowhere',
  'accessories.wireless': 'a box without a tick: the page says nothing of it',
  'articles.kind': 'the shelf on which an article stands, part of its address',
  'branches.closed': 'a special day without hours is one on which nobody is there, and needs hours otherwise',
  'faq.group': 'the list in which a question stands',
  'faq.position': 'the place in that list',
  'landings.section': 'the list that a page is made of; its form begins with one',
  'landings.sort': 'the order of that list',
  'pages.tone': 'the colour of a notice',
  'reviews.answerTold': 'whether a letter was sent, kept by the program',
  'services.bookable': 'a switch of the booking form, which asks for times and not for facts',
}

it('no form of what visitors read claims a fact that nobody filled in', () => {
  const found = collections(env)
    .filter(isPublic)
    .flatMap(({ fields, slug }) =>
      [...walkFields(fields)]
        .filter(({ field }) => field.name !== 'id' && 'defaultValue' in field && field.defaultValue !== undefined)
        .map(({ field }) => (field.name in allowed ? field.name : `${slug}.${field.name}`)),
    )
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((place) => !(place in allowed))).toEqual([])
  expect(Object.keys(allowed).filter((place) => !found.includes(place))).toEqual([])
})
