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
  right: 'правое',
  left: 'левое',
  table: 'таблица',
  hertz: 'Гц',
  bounds: 'дБ',
}
const plot = {
  frequencies: [250, 500, 1000, 2000, 4000, 8000],
  frequencyAt: (index: number) => index * 10,
  levelAt: (db: number) => db / 2,
}
const range = plot.frequencies.map((hz, index) => ({ hz, minDb: index, maxDb: 60 + index }))

it('gives every frequency in a table beside the drawing, with a place for either ear', () => {
  const html = renderToStaticMarkup(<Audiogram range={range} plot={plot} words={words} />)
  for (const { hz, minDb, maxDb } of range) {
    expect(html).toContain(
      [
        `<th scope="row" data-l="${words.hertz}">${hz}</th><td data-l="${words.bounds}">${minDb}–${maxDb}</td>`,
        `<td data-l="${words.right}" data-cell="right-${hz}">—</td><td data-l="${words.left}" data-cell="left-${hz}">—</td>`,
      ].join(''),
    )
  }
})

it('keeps a place for twelve points, none of which is shown before it is typed', () => {
  const html = renderToStaticMarkup(<Audiogram range={range} plot={plot} words={words} />)
  expect(html.match(/data-point="(right|left)-\d+" style="left:\d+%" hidden=""/g)).toHaveLength(12)
})

it('draws levels downwards: a stronger loss lies lower', () => {
  const html = renderToStaticMarkup(<Audiogram range={range} plot={plot} words={words} />)
  const area = /class="ag__area" d="M([^"]+)Z"/.exec(html)?.[1] ?? ''
  const points = area.split('L').map((point) => point.split(' ').map(Number))
  expect(points).toHaveLength(12)
  expect(points[0]?.[1]).toBeLessThan(points[11]?.[1] ?? 0)
})

it('draws nothing it does not know', () => {
  expect(renderToStaticMarkup(<Audiogram range={[]} plot={plot} words={words} />)).toContain('class="ag__area" d=""')
})
