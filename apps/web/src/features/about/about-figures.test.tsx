import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Branch, TeamMember } from '@/content/types'
import { translator } from '@/i18n/translator'
import { AboutFigures } from './about-figures'

const branch = (city: string) => ({ city, spoken: ['ru', 'kk'] }) as unknown as Branch
const person = {} as TeamMember
const figures = (branches: Branch[], team: TeamMember[]) =>
  renderToStaticMarkup(<AboutFigures branches={branches} team={team} t={translator('ru')} />).replaceAll('\u00a0', ' ')

it('counts what is published and names each city once', () => {
  const html = figures([branch('Алматы'), branch('Алматы'), branch('Конаев')], [person])
  expect(html).toContain('<dt>Алматы, Конаев</dt><dd>3 филиала</dd>')
  expect(html).toContain('<dd>1 специалист</dd>')
  expect(html).toContain('<dt>языки приёма</dt><dd>русский, казахский</dd>')
})

it('states no figure for what is not filled in', () => {
  expect(figures([], [person])).toBe(
    '<dl class="keyfacts"><div><dt>на приёме в филиалах</dt><dd>1 специалист</dd></div></dl>',
  )
  expect(figures([], [])).toBe('')
})
