import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WideTable } from './wide-table.tsx'

const markup = (head: string[], rows: string[][]) =>
  renderToStaticMarkup(<WideTable id="a" caption="Срок службы" head={head} rows={rows} />)

it('names its box by its caption, and lets a keyboard move it', () => {
  const html = markup(['Размер', 'Дней'], [['312', 'десять']])
  expect(html).toContain('<section class="tbl-scroll" aria-labelledby="a" tabindex="0">')
  expect(html).toContain('<caption id="a">Срок службы</caption>')
  expect(html).toContain('<th scope="col">Размер</th><th scope="col">Дней</th>')
  expect(html).toContain('<th scope="row">312</th><td>десять</td>')
})

it('has as many cells in every row, no header without words, and no head where none is written', () => {
  const html = markup(['', 'Дней'], [['312'], ['', 'пять', 'ещё']])
  expect(html).toContain('<thead><tr><td></td><th scope="col">Дней</th><td></td></tr></thead>')
  expect(html).toContain(
    '<tr><th scope="row">312</th><td></td><td></td></tr><tr><td></td><td>пять</td><td>ещё</td></tr>',
  )
  expect(markup([''], [['312']])).not.toContain('<thead>')
})
