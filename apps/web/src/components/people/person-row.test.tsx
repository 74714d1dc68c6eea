import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PersonRow } from './person-row'

const photo = { src: '/media/a.webp', srcSet: '', width: 300, height: 300, alt: 'Айгуль', focus: { x: 50, y: 50 } }
const person = { slug: 'aigul', name: 'Айгуль Сапарова', role: 'Врач-сурдолог', education: '', photo: null, spoken: [] }
const row = (changes: Partial<Parameters<typeof PersonRow>[0]['person']>, branch: string | null = null) =>
  renderToStaticMarkup(<PersonRow locale="kk" person={{ ...person, ...changes }} branch={branch} />)

it('leads from a name to the page of the specialist, and shows initials where there is no photograph', () => {
  const html = row({})
  expect(html).toContain('href="/kk/specialisty/aigul"')
  expect(html).toContain('>АС</span>')
  expect(html).not.toContain('<img')
  expect(html.match(/<p/g)).toHaveLength(2)
})

it('shows the photograph that was filled in', () => {
  const html = row({ photo })
  expect(html).toContain('src="/media/a.webp"')
  expect(html).toContain('alt="Айгуль"')
})

it('says where and in which languages somebody receives, as far as it is known', () => {
  const html = row({ spoken: ['ru', 'kk'], education: 'Опыт 12 лет' }, 'Абая, 52')
  for (const words of ['Опыт 12 лет', 'Абая, 52', 'орыс', 'қазақ']) expect(html).toContain(words)
})
