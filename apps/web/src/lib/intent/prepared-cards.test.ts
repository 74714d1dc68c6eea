// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const fetchScriptsOf = vi.hoisted(() => vi.fn((_page: URL) => Promise.resolve()))
vi.mock('./prefetched-pages', () => ({ fetchScriptsOf }))

const card = (path: string) => `<p class="card__title"><a data-in-place href="${path}">A</a></p>`

/** Opens a page with cards and waits for a calm moment. */
async function open(path: string, ...cards: string[]): Promise<string[]> {
  vi.resetModules()
  history.replaceState(null, '', path)
  document.body.innerHTML = `<main>${cards.map(card).join('')}</main>`
  for (const link of document.querySelectorAll('a')) link.getClientRects = () => [{}] as unknown as DOMRectList
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  const { prepareCards } = await import('./prepared-cards')
  prepareCards()
  return fetchScriptsOf.mock.calls.map(([url]) => url.pathname)
}

beforeEach(() => fetchScriptsOf.mockClear())

it('a list has what its pages run fetched by one of its cards, once however often somebody scrolls', async () => {
  expect(await open('/apparaty', '/apparaty/a', '/apparaty/b')).toEqual(['/apparaty/b'])
  dispatchEvent(new Event('scrollend'))
  expect(fetchScriptsOf).toHaveBeenCalledTimes(1)
})

it('a page of the cards’ own section has all of it already; one of another section has not', async () => {
  expect(await open('/apparaty/a', '/apparaty/b')).toEqual([])
  expect(await open('/kk/apparaty/a', '/kk/apparaty/b')).toEqual([])
  expect(await open('/articles/a', '/apparaty/b')).toEqual(['/apparaty/b'])
})
