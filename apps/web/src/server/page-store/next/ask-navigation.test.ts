import { expect, it } from 'vitest'
import { isForVisit, isPage, keptMs } from '../cache-lifetime.ts'
import { askNavigation } from './ask-navigation.ts'
import type { NextAnswer } from './next-answer.ts'

const page: NextAnswer = {
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=3600', 'x-nextjs-prerender': '1' },
  body: Buffer.from('page'),
}
const data: NextAnswer = {
  status: 200,
  headers: { 'content-type': 'text/x-component', 'cache-control': 'private, no-store', vary: 'rsc' },
  body: Buffer.from('data'),
}
const request = { key: '', pathname: '/a', url: '/a?page=2&_rsc', headers: { rsc: '1' } }

async function answered(one: Partial<NextAnswer>, other: Partial<NextAnswer> = {}) {
  const asked: string[] = []
  const answer = await askNavigation(async ({ url, headers }) => {
    asked.push(`${url} ${Object.keys(headers)}`.trim())
    return headers.rsc ? { ...data, ...other } : { ...page, ...one }
  }, request)
  return { answer, asked }
}

it('is everybody’s, for as long as its page is', async () => {
  const { answer, asked } = await answered({})
  expect(asked).toEqual(['/a?page=2', '/a?page=2&_rsc rsc'])
  expect(answer.body.toString()).toBe('data')
  expect(answer.headers).toMatchObject({ 'content-type': 'text/x-component', vary: 'rsc' })
  expect([isPage(answer), keptMs(answer)]).toEqual([true, 36_000])
})

it.each([
  ['made for a visit', { headers: { ...page.headers, 'x-nextjs-postponed': '1' } }, true],
  ['missing', { status: 404 }, false],
  ['leading elsewhere', { status: 307 }, false],
  ['of one visitor', { headers: { ...page.headers, 'x-nextjs-prerender': '0' } }, false],
])('is not asked for where the page is %s', async (_, one, isVisit) => {
  const { answer, asked } = await answered(one)
  expect(asked).toEqual(['/a?page=2'])
  expect([isPage(answer), isForVisit(answer.headers)]).toEqual([false, isVisit])
})

it.each([
  ['is a fault', { status: 500 }],
  ['is a page', { headers: page.headers }],
  ['sets a cookie', { headers: { ...data.headers, 'set-cookie': 'a=b' } }],
])('is not kept where the answer %s', async (_, other) => {
  const { answer } = await answered({}, other)
  expect(isPage(answer)).toBe(false)
})

it('is old where its page is', async () => {
  const { answer } = await answered({ headers: { ...page.headers, 'x-nextjs-cache': 'STALE' } })
  expect(keptMs(answer)).toBe(0)
})
