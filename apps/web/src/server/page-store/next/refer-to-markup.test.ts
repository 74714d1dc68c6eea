// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { fillMarkupScript } from '../../../lib/inline-scripts/fill-markup.ts'
import { isKnownScript } from '../../../policy/known-scripts.ts'
import { readFlight, writeFlight } from './flight-rows.ts'
import { referToMarkup } from './refer-to-markup.ts'

const long = `<p>${'Слух &amp; речь. '.repeat(90)}</p><ul><li>«Дом»</li></ul>`
const fields = `<label>${'Форма '.repeat(30)}<input disabled=""></label>`
const [ofLong, ofFields] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']

const flight = writeFlight([
  { id: '1', text: null, json: '["$","main",null,{"children":["$","$L2",null,{}]}]' },
  { id: '', text: null, json: 'HL["/a.woff2","font"]' },
  { id: '5b', text: long, json: null },
  { id: '5c', text: 'Другой текст', json: null },
  {
    id: '2',
    text: null,
    json: `["$","div",null,{"className":"static-markup","data-still":"${ofLong}","dangerouslySetInnerHTML":{"__html":"$5b"}}]`,
  },
  { id: '3', text: null, json: `["$","$L4",null,{"name":"${ofFields}","markup":${JSON.stringify(fields)}}]` },
])
const inScript = (data: unknown) =>
  JSON.stringify(data).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
const page = (body: string, data = flight) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(`<body>${body}<script>self.__next_f.push(${inScript([1, data])})</script></body>`),
})
const standing = `<div data-still="${ofLong}">${long}</div><div data-still="${ofFields}">${fields}</div>`

/** What React is given by a page's scripts in a browser. */
function given(html: string): string {
  document.body.innerHTML = html.replace(/<script>.*?<\/script>/gs, '')
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(scripts.filter((text) => !isKnownScript(text))).toEqual([])
  const self = { __next_f: [] as [number, string][] }
  for (const text of scripts) new Function('self', 'document', text)(self, document)
  return self.__next_f.map(([, data]) => data).join('')
}

it('what stands in the page is not sent as data too, and React is given it all the same', () => {
  const { body } = referToMarkup(page(standing))
  const html = body.toString()
  expect(html).toContain(fillMarkupScript)
  expect(html.split('Слух').length).toBe(91)
  expect(html.split('Форма').length).toBe(31)
  const rows = readFlight(given(html))
  expect(rows?.find(({ id }) => id === '5b')?.json).toBe(JSON.stringify(long))
  expect(rows?.find(({ id }) => id === '5c')?.text).toBe('Другой текст')
  expect(JSON.parse(rows?.find(({ id }) => id === '3')?.json ?? '')).toEqual([
    '$',
    '$L4',
    null,
    { name: ofFields, markup: fields },
  ])
})

it('what does not stand in the page stays in its data', () => {
  const half = referToMarkup(page(`<div data-still="${ofFields}">${fields}</div>`)).body.toString()
  expect(readFlight(given(half))?.find(({ id }) => id === '5b')?.text).toBe(long)
  const none = page('<p></p>')
  expect(referToMarkup(none)).toBe(none)
})

it('pages that it does not know how to read stay as they are', () => {
  const answers = [
    page(standing, `1:o3,abc`),
    page(`${standing}\uE000`),
    { ...page(standing), headers: { 'content-type': 'text/x-component' } },
    { ...page(standing), body: Buffer.from(`${page(standing).body}${page(standing).body}`) },
  ]
  for (const answer of answers) expect(referToMarkup(answer)).toBe(answer)
})

it('data are written as they were read', () => {
  expect(writeFlight(readFlight(flight) ?? [])).toBe(flight)
  expect(readFlight('1:b4,....')).toBeNull()
})
