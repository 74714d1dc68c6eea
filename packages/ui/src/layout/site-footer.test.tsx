import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const columns = [
  { title: 'Товары', links: [{ label: 'Слуховые аппараты', href: '/apparaty' }] },
  { title: 'Помощь', links: [{ label: 'Частые вопросы', href: '/chastye-voprosy-o-sluhe' }] },
]

it('folds each column of links by itself, without a script, its heading named by its summary', () => {
  const footer = renderToStaticMarkup(
    <SiteFooter
      name="Есту"
      homeHref="/"
      invitation=""
      phone={null}
      hours=""
      place=""
      columns={columns}
      warning=""
      notes={[]}
      legal=""
      legalLinks={[]}
    />,
  )
  const folded = [...footer.matchAll(/<details><summary><h2>([^<]+)<\/h2>.*?<\/summary>(.*?)<\/details>/g)]
  expect(folded.map(([, title]) => title)).toEqual(columns.map(({ title }) => title))
  expect(folded.map(([, , links = '']) => /href="([^"]+)"/.exec(links)?.[1])).toEqual([
    '/apparaty',
    '/chastye-voprosy-o-sluhe',
  ])
})
