import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gallery } from './gallery.tsx'

const picture = (src: string) => ({ src, srcSet: '', width: 10, height: 10, alt: src, focus: { x: 50, y: 50 } })
const words = {
  label: 'Рисунки',
  show: (number: number) => `Рисунок ${number}`,
  position: (number: number, total: number) => `${number} из ${total}`,
  enlarge: (number: number) => `Увеличить ${number}`,
  close: 'Закрыть',
}
const html = (pictures: string[], inColours: string[] = []) =>
  renderToStaticMarkup(
    <Gallery id="g" pictures={pictures.map(picture)} inColours={inColours.map(picture)} badges={null} words={words} />,
  )

it('counts its pictures and gives each a large view of its own', () => {
  const several = html(['a', 'b', 'c'])
  expect(several).toContain('2 из 3')
  for (const number of [1, 2, 3]) {
    expect(several).toContain(`popoverTarget="g-${number}-large" aria-label`)
    expect(several).toContain(`id="g-${number}-large" popover="auto"`)
  }
})

it('of a single picture there is nothing to count or to choose', () => {
  const one = html(['a'])
  expect(one).not.toContain('1 из 1')
  expect(one).not.toContain('pics__thumbs')
})

it('fetches the first picture at once, in the first colour alone', () => {
  const shown = html(['a', 'b'], ['a', 'x', 'y'])
  expect(shown.match(/<img[^>]*loading="eager"[^>]*>/g)).toEqual([expect.stringContaining('fetchPriority="high"')])
  expect(shown.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
  expect(html(['a', 'b'], ['a', 'x', 'y'])).toContain('alt="x"')
})

it('shows drawings as large, as small and in each colour', () => {
  const drawing = (colour: string) => ({ drawn: '/d.svg#a', wide: false, colour, alt: colour })
  const drawings = [drawing('#111111'), drawing('#222222')]
  const drawn = renderToStaticMarkup(
    <Gallery id="g" pictures={drawings} inColours={drawings} badges={null} words={words} />,
  )
  // Once to look at, once to choose by and once enlarged: two colours of the first picture, and the second.
  expect(drawn.match(/<use href="\/d\.svg#a">/g)).toHaveLength(9)
  expect(drawn.match(/color="#222222"/g)).toHaveLength(6)
  // What is chosen by has the words of its link.
  expect(drawn.match(/aria-hidden="true"><use/g)).toHaveLength(3)
})
