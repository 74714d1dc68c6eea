import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText } from '@payloadcms/richtext-lexical/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { richTextConverters } from './rich-text-converters'

const around = { version: 1, format: '', indent: 0, direction: null }
const paragraph = (text: string) => ({
  ...around,
  type: 'paragraph',
  children: [{ type: 'text', text, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }],
})
const picture = (value: unknown) => ({ type: 'upload', version: 3, relationTo: 'media', fields: {}, value })

const markup = (...children: object[]) =>
  renderToStaticMarkup(
    createElement(RichText, {
      data: { root: { ...around, type: 'root', children } } as SerializedEditorState,
      converters: richTextConverters('ru'),
      disableContainer: true,
    }),
  )

const stored = {
  id: 'p',
  filename: 'field.webp',
  mimeType: 'image/webp',
  width: 1600,
  height: 1000,
  alt: 'Поле',
  url: 'http://cms/api/media/file/field.webp',
  sizes: { small: { filename: 'field-320x200.webp', width: 320, url: 'http://cms/api/media/file/field-320x200.webp' } },
}

it('shows a picture among words from this site’s own address', () => {
  const html = markup(paragraph('До'), picture(stored), paragraph('После'))
  expect(html).toMatch(/^<p>До<\/p><figure><img [^>]*alt="Поле"[^>]*\/><\/figure><p>После<\/p>$/)
  expect(html).toContain('srcSet="/media/field-320x200.webp 320w, /media/field.webp 1600w"')
  expect(html).not.toContain('http://cms')
})

it('shows the words around a picture that is gone', () => {
  for (const value of ['p', null, undefined])
    expect(markup(paragraph('До'), picture(value), paragraph('После'))).toBe('<p>До</p><p>После</p>')
})

const link = (fields: object) => ({ ...paragraph(''), children: [{ ...paragraph('слова'), type: 'link', fields }] })

it('shows the words of a link that leads nowhere as words', () => {
  for (const url of ['https://', 'mailto:', 'tel:', '#', '', null, undefined, 'javascript:alert(1)'])
    expect(markup(link({ linkType: 'custom', url })), String(url)).toBe('<p>слова</p>')
  expect(markup(link({ linkType: 'internal', url: 'https://estu.example', doc: null }))).toBe('<p>слова</p>')
})

it('shows a link to another site, to a path in the language, and to a place in the page', () => {
  const html = markup(link({ linkType: 'custom', url: 'https://estu.example' }))
  expect(html).toBe('<p><a href="https://estu.example" rel="noopener">слова</a></p>')
  expect(markup(link({ linkType: 'custom', url: '/filialy' }))).toBe('<p><a href="/filialy">слова</a></p>')
  expect(markup(link({ linkType: 'custom', url: '#chasy' }))).toContain('href="#chasy"')
})
