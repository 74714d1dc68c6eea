import { expect, it } from 'vitest'
import { filesBelow, textOf } from './sources.ts'

/** Calls of the browser that nobody is kept waiting by, or that end with what they belong to. */
const endOtherwise: Record<string, string> = {
  'apps/web/src/features/offline/worker/answer-page.ts': 'the browser’s own request for a page',
  'apps/web/src/features/offline/worker/fetch-whole.ts': 'within the patience of whoever asks',
  'apps/web/src/features/offline/worker/keep-page.ts': 'keeps pages behind the reader’s back',
  'apps/web/src/lib/intent/prefetched-pages.ts': 'asks ahead of a tap; the tap itself goes on without it',
  'apps/web/src/commands/is-ready.ts': 'the container’s check has a limit of its own',
}

const sources = ['apps/web/src'].flatMap((folder) => filesBelow(folder, /\.tsx?$/))

/** What stands behind each bare `fetch` that has no limit of time. */
const unlimited = (text: string): string[] =>
  [...text.matchAll(/(?<![.\w])fetch\(/g)].flatMap(({ index }) => {
    const call = text.slice(index, index + 400)
    return /\b(?:AbortSignal\.timeout|abortAfter)\(/.test(call) ? [] : [call.slice(0, 60)]
  })

it('waits for no answer without end: a call has a limit, or goes through the client that has', () => {
  const without = sources.filter((file) => unlimited(textOf([file])).length > 0)
  expect(without.filter((file) => !(file in endOtherwise))).toEqual([])
  expect(Object.keys(endOtherwise).filter((file) => !without.includes(file))).toEqual([])
})

it('knows a call without a limit when it sees one', () => {
  expect(unlimited("await fetch('/api/favourites')")).toHaveLength(1)
  expect(unlimited("await fetch('/api', { signal: AbortSignal.timeout(5000) })")).toEqual([])
  expect(unlimited("await fetch('/api', { signal: abortAfter(5000) })")).toEqual([])
  expect(unlimited("cms.fetch('/api'); prefetch('/')")).toEqual([])
})
