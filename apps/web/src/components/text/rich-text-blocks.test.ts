import type { FilmInText, TableInText, Video } from '@estu/cms/types'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextFilm, TextPicture, TextTable } from './rich-text-blocks'

const markup = <P extends object>(component: FunctionComponent<P>, props: P) =>
  renderToStaticMarkup(createElement(component, props))

const film = (captions: string | null): FilmInText => ({
  blockType: 'film',
  film: {
    relationTo: 'videos',
    value: { id: 'f', title: 'Проверка слуха', filename: 'check.mp4', mimeType: 'video/mp4', captions } as Video,
  },
})
const captions = 'WEBVTT\n\n00:00.000 --> 00:04.000\nСигнал в правом ухе\n'

it('shows a film with the captions of the page’s language, and the same in words', () => {
  for (const locale of ['ru', 'kk'] as const) {
    const html = markup(TextFilm, { film: film(captions), locale })
    expect(html).toContain(`<track kind="captions" srcLang="${locale}"`)
    expect(html).toContain(`src="/media/captions/${locale}/f"`)
    expect(html).toContain('Сигнал в правом ухе')
  }
})

it('shows no film that has no captions, or that the visitor may not read', () => {
  expect(markup(TextFilm, { film: film(null), locale: 'ru' })).toBe('')
  const unread: FilmInText = { blockType: 'film', film: { relationTo: 'videos', value: 'f' } }
  expect(markup(TextFilm, { film: unread, locale: 'ru' })).toBe('')
})

it('shows a table without the rows in which nothing is written, and nothing of an empty one', () => {
  const row = (...texts: string[]) => ({ cells: texts.map((text) => ({ text })) })
  const table: TableInText = {
    id: 't',
    blockType: 'table',
    caption: 'Сроки',
    rows: [row('312', 'десять'), row('', ' ')],
  }
  const html = markup(TextTable, { table })
  expect(html.match(/<tr>/g)).toHaveLength(1)
  expect(html).toContain('<caption id="table-t">Сроки</caption>')
  expect(markup(TextTable, { table: { ...table, rows: [row('')] } })).toBe('')
})

it('takes a picture from this site, in the sizes it has', () => {
  const sizes = {
    small: { filename: 'a-320x200.webp', width: 320 },
    medium: { filename: 'a-750x469.webp', width: 750 },
  }
  const value = { id: 'p', filename: 'a.webp', width: 1600, height: 1000, alt: 'Поле', url: 'http://cms/a.webp', sizes }
  const html = markup(TextPicture, { value })
  expect(html).toContain('src="/media/a-750x469.webp"')
  expect(html).toContain('alt="Поле"')
  expect(html).not.toContain('http://cms')
  expect(html).toContain('width="1600" height="1000"')
  expect(html).toContain('loading="lazy"')
})

it('shows nothing of a picture that is gone, not chosen, or has no file yet', () => {
  for (const value of [null, undefined, 'p', {}, { id: 'p', alt: 'Поле', url: 'http://cms/a.webp' }])
    expect(markup(TextPicture, { value })).toBe('')
})
