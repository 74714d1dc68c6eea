import { expect, it } from 'vitest'
import { saidTextsOf } from '../texts/said-texts.ts'
import { spokenFiles } from '../texts/spoken-files.ts'
import { forbidden } from './forbidden.ts'
import { glossaryOf, readGlossary } from './read-glossary.ts'

const glossary = readGlossary()
const texts = spokenFiles().flatMap(saidTextsOf)

const faults = texts.flatMap(({ file, line, text }) =>
  glossary.forbidden
    .filter(({ stands }) => stands(text))
    .map(({ form, instead }) => ({
      file,
      form,
      said: `${file}:${line} says «${form}», not «${instead}»: ${text.slice(0, 120)}`,
    })),
)
const excepted = ({ file, form }: { file: string; form: string }) =>
  glossary.exceptions.filter(({ where, word }) => file.startsWith(where) && (word === null || word === form))

it('says every thing with the word of the glossary', () => {
  expect(texts.length).toBeGreaterThan(5000)
  expect(faults.filter((fault) => excepted(fault).length === 0).map(({ said }) => said)).toEqual([])
})

it('keeps no exception that nothing needs', () => {
  const needed = new Set(faults.flatMap(excepted))
  expect(glossary.exceptions.filter((exception) => !needed.has(exception))).toEqual([])
})

const about = { what: '', instead: '', rightIn: ['қарсы көрсетілім*'] }
const stands = (form: string, text: string) => forbidden(form, about).stands(text)

it('finds a form whatever its ending, case and white space, and nothing else', () => {
  expect(stands('көрсетілім*', 'Көрсетілімдері бар')).toBe(true)
  expect(stands('көрсетілім*', 'Қарсы көрсетілімдері бар')).toBe(false)
  expect(stands('көрсетілім*', 'Қарсы көрсетілімдері бар көрсетілім')).toBe(true)
  expect(stands('ота', 'Ота керек пе?')).toBe(true)
  expect(stands('ота', 'Отандық')).toBe(false)
  expect(stands('лор врач*', 'к ЛОР\u00a0врачу')).toBe(true)
  expect(stands('лор врач*', 'к ЛОР-врачу')).toBe(false)
})

it('refuses a page whose tables are broken', () => {
  expect(() => glossaryOf('## Words\n| a | b |\n|--|--|\n| a |\n## Exceptions')).toThrow()
  expect(() => glossaryOf('')).toThrow()
})
