import fc from 'fast-check'
import { expect, it } from 'vitest'
import { walkKeys } from './keyset-pages.ts'

type Row = { id: string; name?: string }

/** A table that is asked as PostgreSQL is, and what it was asked. */
function table(rows: Row[]) {
  const asked: (string | null)[] = []
  const readAfter = async (after: string | null, limit: number) => {
    asked.push(after)
    return rows
      .filter(({ id }) => after === null || id > after)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }
  return { rows, asked, readAfter }
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index).padStart(4, '0') }))

async function walked(pages: AsyncIterable<readonly Row[]>): Promise<string[][]> {
  const seen: string[][] = []
  for await (const page of pages) seen.push(page.map(({ id }) => id))
  return seen
}

it('gives nothing of an empty list, and asks no more than it must', async () => {
  const empty = table([])
  expect(await walked(walkKeys(empty.readAfter, 3))).toEqual([])
  expect(empty.asked).toEqual([null])
  const short = table(ids(4))
  expect(await walked(walkKeys(short.readAfter, 3))).toEqual([['0000', '0001', '0002'], ['0003']])
  expect(short.asked).toEqual([null, '0002'])
})

it('ends after a last page that is full, whose next one is empty', async () => {
  const { asked, readAfter } = table(ids(6))
  expect((await walked(walkKeys(readAfter, 3))).flat()).toHaveLength(6)
  expect(asked).toEqual([null, '0002', '0005'])
})

it('parts rows that are alike in all but their key', async () => {
  const same = ids(7).map((row) => ({ ...row, name: 'the same' }))
  expect((await walked(walkKeys(table(same).readAfter, 2))).flat()).toEqual(same.map(({ id }) => id))
})

it('goes on where its last row was, also when that row is gone', async () => {
  const { rows, readAfter } = table(ids(6))
  const seen: string[] = []
  for await (const page of walkKeys(readAfter, 2)) {
    seen.push(...page.map(({ id }) => id))
    rows.splice(0, rows.length, ...rows.filter(({ id }) => !page.some((row) => row.id === id)))
  }
  expect(seen).toEqual(ids(6).map(({ id }) => id))
})

it('asks for a page when it is wanted, not before', async () => {
  const { asked, readAfter } = table(ids(100))
  for await (const page of walkKeys(readAfter, 10)) {
    expect(page).toHaveLength(10)
    break
  }
  expect(asked).toEqual([null])
})

it('gives whatever stays exactly once, whatever comes and goes meanwhile', async () => {
  const name = fc.integer({ min: 0, max: 60 }).map((number) => String(number).padStart(3, '0'))
  const change = fc.record({ put: fc.array(name), drop: fc.array(name) })
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(name),
      fc.array(change),
      fc.integer({ min: 1, max: 7 }),
      async (start, plan, size) => {
        const { rows, readAfter } = table(start.map((id) => ({ id })))
        const stayed = new Set(start)
        const seen: string[] = []
        let step = 0
        for await (const page of walkKeys(readAfter, size)) {
          seen.push(...page.map(({ id }) => id))
          const { put = [], drop = [] } = plan[step++] ?? {}
          for (const id of drop) stayed.delete(id)
          const kept = rows.filter(({ id }) => !drop.includes(id))
          const fresh = put.filter((id) => !kept.some((row) => row.id === id))
          rows.splice(0, rows.length, ...kept, ...[...new Set(fresh)].map((id) => ({ id })))
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen).toEqual(seen.toSorted())
        expect([...stayed].filter((id) => !seen.includes(id))).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
