import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Audiogram } from './audiogram.tsx'

const words = {
  unit: 'Гц',
  label: 'Диапазон',
  quiet: 'тихо',
  speech: 'разговор',
  loud: 'громко',
  range: 'аппарат',
  table: 'таблица',
  from: 'от',
  to: 'до',
}
const range = [250, 500, 1000, 2000, 4000, 8000].map((hz, index) => ({ hz, minDb: index, maxDb: 60 + index }))

it('gives every frequency in a table beside the drawing', () => {
  const html = renderToStaticMarkup(<Audiogram range={range} words={words} />)
  for (const { hz, minDb, maxDb } of range) {
    expect(html).toContain(`<th scope="row">${hz}</th><td>${minDb}</td><td>${maxDb}</td>`)
  }
})

it('draws levels downwards: a stronger loss lies lower', () => {
  const html = renderToStaticMarkup(<Audiogram range={range} words={words} />)
  const area = /class="ag__area" d="M([^"]+)Z"/.exec(html)?.[1] ?? ''
  const points = area.split('L').map((point) => point.split(' ').map(Number))
  expect(points).toHaveLength(12)
  expect(points[0]?.[1]).toBeLessThan(points[11]?.[1] ?? 0)
})

it('draws nothing it does not know', () => {
  expect(renderToStaticMarkup(<Audiogram range={[]} words={words} />)).toContain('class="ag__area" d=""')
})
