import { describe, expect, it } from 'vitest'
import { withNoBreaks } from '../text/typography/with-no-breaks.ts'
import { hasMark, readMarks, textMark } from './text-marks.ts'

const marked = (text: string, path: string) => text + textMark(path, text.length)

describe('marks of texts', () => {
  it('tell which field a text came from, and are not seen', () => {
    const text = marked('Слух у детей', 'title')
    expect(readMarks(text)).toEqual({
      parts: [{ before: '', text: 'Слух у детей', path: 'title', isWhole: true }],
      rest: '',
    })
    expect(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe('Слух у детей')
  })

  it('leave the page its own words around', () => {
    const text = `Страна: ${marked('Дания', 'country')}, ${marked('1904', 'meta.since')} год`
    expect(readMarks(text)).toEqual({
      parts: [
        { before: 'Страна: ', text: 'Дания', path: 'country', isWhole: true },
        { before: ', ', text: '1904', path: 'meta.since', isWhole: true },
      ],
      rest: ' год',
    })
  })

  it('know a piece from the whole text', () => {
    const last = marked('первая строка\nвторая', 'summary').split('\n')[1] ?? ''
    expect(readMarks(last)?.parts).toEqual([{ before: 'вторая', text: '', path: 'summary', isWhole: false }])
    expect(readMarks(`Снимок${textMark('cover', 0)}`)?.parts).toEqual([
      { before: 'Снимок', text: '', path: 'cover', isWhole: false },
    ])
  })

  it('survive what is done to words before they are shown', () => {
    const [part] = readMarks(withNoBreaks(marked('Приём в 10 минутах', 'lead')))?.parts ?? []
    expect(part?.path).toBe('lead')
    // The last word and its mark are longer than what is tied: it is done once more where the mark is taken off.
    expect(withNoBreaks(part?.text ?? '')).toBe(withNoBreaks('Приём в 10 минутах'))
  })

  it('know their text whole, whatever holds its ranges together by now', () => {
    const [part] = readMarks(withNoBreaks(`Срок: ${marked('1–2 дня', 'days')}`))?.parts ?? []
    expect(part).toMatchObject({ before: 'Срок: ', path: 'days', isWhole: true })
    expect(readMarks(withNoBreaks(`1–2 ${textMark('days', 9)}`))?.parts[0]?.isWhole).toBe(false)
  })

  it('are not taken for the flag of England', () => {
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    expect(hasMark(flag)).toBe(true)
    expect(readMarks(flag)).toBeNull()
    expect(readMarks('Просто слова')).toBeNull()
  })
})
