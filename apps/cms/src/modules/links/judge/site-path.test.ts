import { expect, it } from 'vitest'
import { documentPathAt, isSitePath } from './site-path.ts'

it.each(['/', '/filialy', '/articles', '/articles/page/2', '/media/x.png', '/sitemap.xml', '/cart/checkout'])(
  '%s is a page of the site',
  (path) => {
    expect(isSitePath(path)).toBe(true)
  },
)

it.each(['/articles/x', '/nikuda', '/articles/page/0', '/articles/page/x', '/media/', '/filialy/astana'])(
  '%s is a document’s, or nobody’s',
  (path) => {
    expect(isSitePath(path)).toBe(false)
  },
)

it('a device for children stands at its own address too', () => {
  expect(documentPathAt('/slukhovye-apparaty-dlya-detey/x')).toBe('/apparaty/x')
  expect(documentPathAt('/articles/x')).toBe('/articles/x')
})
