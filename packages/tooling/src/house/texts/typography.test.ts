import { expect, it } from 'vitest'
import { mendTypography } from '../../../../domain/src/text/typography/mend-typography.ts'
import { saidTextsOf } from './said-texts.ts'
import { spokenFiles } from './spoken-files.ts'

/** Letters and signs that are no sentence. */
const noSentences: Record<string, string> = {
  'apps/cms/src/fields/working-hours.ts': 'names the form in which a time is typed',
  'packages/domain/src/search/homoglyphs.ts': 'letters that look alike',
  'packages/domain/src/seo/arial-widths.ts': 'widths of letters',
}

const slipped = spokenFiles()
  .flatMap(saidTextsOf)
  .flatMap(({ file, line, text }) => {
    const { slips } = mendTypography(text)
    return slips.length > 0 ? [{ file, fault: `${file}:${line} ${slips.join(', ')}: ${text.slice(0, 160)}` }] : []
  })

it('prints every text by the rules of both languages', () => {
  expect(slipped.filter(({ file }) => !(file in noSentences)).map(({ fault }) => fault)).toEqual([])
})

it('keeps no exception that nothing needs', () => {
  const files = new Set(slipped.map(({ file }) => file))
  expect(Object.keys(noSentences).filter((file) => !files.has(file))).toEqual([])
})

it('keeps spaces as editors type them: those that no line ends at are put where a text is shown', () => {
  const bound = spokenFiles()
    .flatMap(saidTextsOf)
    .filter(({ file, text }) => !(file in noSentences) && /[\u00a0\u202f]/.test(text))
  expect(bound.map(({ file, line }) => `${file}:${line}`)).toEqual([])
})
