import fc from 'fast-check'
import { expect, it } from 'vitest'
import { captionText } from './caption-text.ts'

it('gives the words of each cue and nothing else', () => {
  const film = `\uFEFFWEBVTT - a film

NOTE made by hand
not for readers

STYLE
::cue { color: red }

first
00:00.500 --> 00:03.900 align:start
<v Маман>Сіз &amp; біз
отырамыз.</v>\r
\r
00:04.000 --> 00:05.000
<i>Тихо</i>`
  expect(captionText(film)).toBe('Сіз & біз отырамыз.\nТихо')
})

it('gives an empty text where there is no cue', () => {
  expect(captionText('')).toBe('')
  expect(captionText('WEBVTT\n\nNOTE nothing yet')).toBe('')
})

it('never lets a time or a tag through', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zа-яәі ]{1,20}$/), { maxLength: 8 }), (cues) => {
      const film = ['WEBVTT', ...cues.map((cue, index) => `00:0${index}.000 --> 00:0${index}.900\n<b>${cue}</b>`)]
      expect(captionText(film.join('\n\n'))).toBe(
        cues
          .map((cue) => cue.trim())
          .filter(Boolean)
          .join('\n'),
      )
    }),
  )
})
