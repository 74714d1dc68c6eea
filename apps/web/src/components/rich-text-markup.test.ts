import { expect, it } from 'vitest'
import type { RichText } from '@/content/types'
import { richTextMarkup } from './rich-text-markup.ts'

const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const block = (type: string, children: unknown[], more: object = {}) => ({
  type,
  children,
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  ...more,
})
const markup = (...children: unknown[]) =>
  richTextMarkup({ root: block('root', children) } as unknown as RichText, 'kk')
const link = (fields: object) =>
  block('paragraph', [block('link', [text('сөз')], { fields: { linkType: 'custom', newTab: true, ...fields } })])

it('writes paragraphs, headings that can be linked to, and lists whose items say no number', () => {
  expect(markup(block('heading', [text('Тыныш дыбыс')], { tag: 'h2' }))).toBe('<h2 id="tynysh-dybys">Тыныш дыбыс</h2>')
  const items = [block('listitem', [text('a')], { value: 1 }), block('listitem', [text('b')], { value: 2 })]
  expect(markup(block('list', items, { listType: 'bullet', tag: 'ul' }))).toBe(
    '<ul class="list-bullet"><li>a</li><li>b</li></ul>',
  )
})

it('escapes what an editor typed', () => {
  expect(markup(block('paragraph', [text('<img src=x onerror=alert(1)> & "b"', 1)]))).toBe(
    '<p><strong>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;b&quot;</strong></p>',
  )
})

it('leads to the page of the same language, to other sites as they are, and runs nothing', () => {
  expect(markup(link({ url: '/about?a=1&b=2' }))).toBe('<p><a href="/kk/about?a=1&amp;b=2">сөз</a></p>')
  expect(markup(link({ url: 'https://example.org/"x' }))).toContain('href="https://example.org/&quot;x"')
  expect(markup(link({ url: 'javascript:alert(1)' }))).not.toContain('javascript:')
})
