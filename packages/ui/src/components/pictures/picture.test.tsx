import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture, type PictureData } from './picture.tsx'

const drawing = { drawn: '/d.svg?v=1#dome', wide: false, colour: null, alt: '' }
const html = (picture: PictureData, sizes = '276px') =>
  renderToStaticMarkup(<Picture picture={picture} sizes={sizes} />)

it('a drawing is a part of its file, without a style that a strict policy would refuse', () => {
  expect(html(drawing)).toBe(
    '<svg class="picture drawn" viewBox="0 0 480 480" aria-hidden="true"><use href="/d.svg?v=1#dome"></use></svg>',
  )
  expect(html({ ...drawing, wide: true })).toContain('viewBox="0 0 720 480"')
})

it('a drawing has the colour of the thing itself, and words for those who do not see it', () => {
  const told = html({ ...drawing, colour: '#7a4d33', alt: 'Рисунок: купол' })
  expect(told).toContain('color="#7a4d33" role="img" aria-label="Рисунок: купол"')
  expect(told).not.toContain('aria-hidden')
})

it('a small drawing has thinner lines', () => {
  expect(html(drawing, '80px')).toContain('drawn--s')
  expect(html(drawing, '(max-width: 760px) 112px, 276px')).not.toContain('drawn--s')
})

it('a photograph is an image in sizes to choose from', () => {
  const photograph = { src: '/a', srcSet: '/a 1w', width: 3, height: 2, alt: 'А', focus: { x: 50, y: 10 } }
  expect(html(photograph)).toMatch(/^<img class="picture" src="\/a" srcSet="\/a 1w".* data-y="1"\/>$/)
})
