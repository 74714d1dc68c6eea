import { expect, test, vi } from 'vitest'

const savedAt = '2026-02-02T03:04:05.000Z'

vi.mock('server-only', () => ({}))
vi.mock('@/content/payload', () => ({ cms: async () => ({}) }))
vi.mock('@/content/read', () => ({
  readGlobal: async () => ({ title: 'Слышать', name: 'Тыңда', lead: 'Коротко', updatedAt: savedAt }),
  readList: async () => [{ slug: 'ivanova', title: 'Анна', role: 'Врач', education: 'КазНМУ', updatedAt: savedAt }],
}))

test('what nobody notes the changes of has no date: a save is none', async () => {
  const { listFixedPages } = await import('./fixed-pages')
  const pages = (await listFixedPages()).flat()
  expect([...new Set(pages.map(({ collection }) => collection))]).toEqual(['home', 'sections', 'specialists'])
  expect([...new Set(pages.map(({ changedAt }) => changedAt))]).toEqual([null])
  // A save of the home page or a person still draws their social pictures anew.
  expect(pages.find(({ collection }) => collection === 'home')?.updatedAt).toBe(savedAt)
})
