import { expect, it } from 'vitest'
import { signPreview } from '../operations/preview-token.ts'
import { previewLink } from './preview-link.ts'

const minutes = 60_000
const noon = Date.parse('2026-03-02T12:00:00Z')
const about = { collection: 'articles', id: 'a1', locale: 'ru' as const }
const linkAt = (at: number, what: Parameters<typeof signPreview>[0] = about) =>
  `https://shop.example/preview/${signPreview(what, 'secret', at)}`

it('goes on with its link at the change of the half hour, and takes another one before it ends', () => {
  const [present, offered] = [linkAt(noon - 1000), linkAt(noon)]
  expect(present).not.toBe(offered)
  expect(previewLink(present, offered, noon)).toBe(present)
  expect(previewLink(present, offered, noon + 19 * minutes)).toBe(present)
  expect(previewLink(present, offered, noon + 21 * minutes)).toBe(offered)
})

it('takes what is offered for something else, or where it has none that can be read', () => {
  const offered = linkAt(noon, { ...about, locale: 'kk' })
  for (const present of ['', linkAt(noon), 'https://shop.example/preview/x.y', 'https://shop.example/kk'])
    expect(previewLink(present, offered, noon)).toBe(offered)
})
