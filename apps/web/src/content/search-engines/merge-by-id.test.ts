import { expect, test } from 'vitest'
import { mergeById } from './merge-by-id'

async function* walk(ids: string[], ended?: () => void) {
  try {
    for (const id of ids) yield { id }
  } finally {
    ended?.()
  }
}

async function merged(ru: string[], kk: string[]): Promise<string[]> {
  const seen: string[] = []
  for await (const document of mergeById({ ru: walk(ru), kk: walk(kk) }))
    seen.push(`${(document.ru ?? document.kk)?.id}:${Object.keys(document).join('+')}`)
  return seen
}

test.each([
  [[], [], []],
  [['a', 'b'], [], ['a:ru', 'b:ru']],
  [[], ['a'], ['a:kk']],
  [
    ['a', 'c', 'd'],
    ['b', 'c', 'e'],
    ['a:ru', 'b:kk', 'c:ru+kk', 'd:ru', 'e:kk'],
  ],
])('%j and %j', async (ru, kk, together) => {
  expect(await merged(ru, kk)).toEqual(together)
})

test('a walk that nobody finishes is ended', async () => {
  const ended: string[] = []
  const walks = { ru: walk(['a', 'b'], () => ended.push('ru')), kk: walk(['a', 'b'], () => ended.push('kk')) }
  for await (const document of mergeById(walks)) if (document.ru) break
  expect(ended.toSorted()).toEqual(['kk', 'ru'])
})
