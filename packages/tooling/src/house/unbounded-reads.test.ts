import { expect, it } from 'vitest'
import { filesBelow, textOf } from './sources.ts'

/** Reads without a limit whose own question bounds them: the visits of some days, what one person has sent. */
const boundByTheirSubject = [
  'apps/cms/src/modules/appointments/operations/read-calendar.ts',
  'apps/cms/src/modules/accounts/operations/customer-data.ts',
]

const sources = ['apps/cms/src', 'apps/web/src', 'apps/web/src/content'].flatMap((folder) =>
  filesBelow(folder, /\.tsx?$/),
)

/** What stands around each place where a read says that it wants everything. */
const unbounded = (text: string): string[] =>
  [...text.matchAll(/\blimit: 0\b|\bpagination: false\b/g)].flatMap(({ 0: found, index }) => {
    const around = text.slice(Math.max(0, index - 300), index + 300)
    return found === 'limit: 0' || !/\blimit\b/.test(around) ? [around] : []
  })

it('reads no collection whole: lists say a limit, and whatever lists everything walks by key', () => {
  const without = sources.filter((file) => unbounded(textOf([file])).length > 0)
  expect(without.filter((file) => !boundByTheirSubject.includes(file))).toEqual([])
})

it('knows an unbounded read when it sees one', () => {
  expect(unbounded("payload.find({ collection: 'pages', limit: 0 })")).toHaveLength(1)
  expect(unbounded("payload.find({ collection: 'pages', pagination: false })")).toHaveLength(1)
  expect(unbounded("payload.find({ collection: 'pages', limit: 20, pagination: false })")).toEqual([])
})
