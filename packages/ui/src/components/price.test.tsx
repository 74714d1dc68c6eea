import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from './price.tsx'

it('a sum is large where the page says so, and words in its place never are', () => {
  expect(renderToStaticMarkup(<Price now="92 500 ₸" large />)).toContain('price--l')
  expect(renderToStaticMarkup(<Price now="Цена после консультации" large />)).not.toContain('price--l')
})
