import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Service } from '@/content/types'
import { ServiceTeam } from './service-team'

const person = (slug: string, branch: string) =>
  ({
    slug,
    name: slug,
    role: 'Сурдолог',
    education: '',
    photo: null,
    spoken: [],
    branch,
  }) as unknown as Service['specialists'][number]
const shown = (people: Service['specialists']) => renderToStaticMarkup(<ServiceTeam locale="kk" people={people} />)
const namesIn = (page: string) => [...page.matchAll(/<li id="([^"]+)"/g)].map(([, slug]) => slug)

it('shows four of many specialists, one of each branch at least, and leads to all of them', () => {
  const many = [
    person('a1', 'Абая'),
    person('a2', 'Абая'),
    person('a3', 'Абая'),
    person('a4', 'Абая'),
    person('a5', 'Абая'),
    person('b1', 'Сатпаева'),
    person('c1', 'Розыбакиева'),
  ]
  const page = shown(many)
  expect(namesIn(page)).toEqual(['a1', 'a2', 'b1', 'c1'])
  expect(page).toContain('href="/kk/filialy"')
})

it('shows all where they are few, and no way to others', () => {
  const few = ['a', 'b', 'c', 'd'].map((slug) => person(slug, 'Абая'))
  expect(namesIn(shown(few))).toEqual(['a', 'b', 'c', 'd'])
  expect(shown(few)).not.toContain('/filialy')
})
