import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Logo } from './logo.tsx'

const picture = (src: string) => ({ src, width: 400, height: 100 })
const [light, dark] = [picture('/media/a.webp'), picture('/media/b.webp')]

it('writes the name where there is no logo', () => {
  const markup = renderToStaticMarkup(<Logo href="/" name="Тыңда" logos={null} />)
  expect(markup).toMatch(/^<a class="logo" href="\/"><svg .*<\/svg>Тыңда<\/a>$/)
})

it('asks for each picture once, names it by the shop and marks the themes that show it', () => {
  const markup = renderToStaticMarkup(<Logo href="/" name="Тыңда" logos={{ light, dark, contrast: dark }} />)
  const pictures = [...markup.matchAll(/<img class="([^"]+)" src="([^"]+)"[^>]* alt="Тыңда"/g)]
  expect(pictures.map(([, themes, src]) => [src, themes])).toEqual([
    ['/media/a.webp', 'logo__picture logo__picture--light'],
    ['/media/b.webp', 'logo__picture logo__picture--dark logo__picture--contrast'],
  ])
  const one = renderToStaticMarkup(<Logo href="/" name="Тыңда" logos={{ light, dark: light, contrast: light }} />)
  expect(one.match(/<img /g)).toHaveLength(1)
})
