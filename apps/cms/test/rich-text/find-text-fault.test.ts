import { getEnabledNodes, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import type { RichTextField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walkFields } from '../../src/fields/walk/walk-fields.ts'
import { faultSentence } from '../../src/modules/rich-text/fault-words.ts'
import { findTextFault } from '../../src/modules/rich-text/find-text-fault.ts'
import { insertableOf } from '../../src/modules/rich-text/insertable-of.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { broken, paragraph, sound, text, words } from './text-shapes.ts'

let cms: TestCms
let body: RichTextField
beforeAll(async () => {
  cms = await openCms()
  const fields = [...walkFields(cms.payload.collections.articles.config.fields)]
  const found = fields.find(({ field }) => field.name === 'body')?.field
  if (found?.type !== 'richText') throw new Error('An article has no text.')
  body = found
})
afterAll(() => cms?.close())

/** Opens a text as the admin's editor does. @returns what the editor would store of it */
function open(value: unknown): unknown {
  const { editorConfig } = body.editor as LexicalRichTextAdapter
  const onError = (error: Error) => {
    throw error
  }
  const editor = createHeadlessEditor({ nodes: [...getEnabledNodes({ editorConfig })], onError })
  editor.setEditorState(editor.parseEditorState(JSON.stringify(value)))
  return editor.getEditorState().toJSON()
}

const faultOf = (value: unknown) => findTextFault(value, insertableOf(body))

describe('a sound text', () => {
  it.each(Object.keys(sound))('with %s is accepted, also as the editor stores it again', (name) => {
    expect(faultOf(sound[name])).toBeNull()
    if (sound[name] !== null) expect(faultOf(open(sound[name]))).toBeNull()
  })
})

describe('a broken text', () => {
  it.each(Object.keys(broken))('with %s is refused at its place', (name) => {
    const { value, code, at } = broken[name] ?? {}
    const fault = faultOf(value)
    expect({ code: fault?.code, at: fault?.place.map(({ number }) => number).join('.') }).toEqual({ code, at })
  })
})

it('refuses every text that the editor throws on', () => {
  const names = Object.keys(broken).filter((name) => {
    try {
      open(broken[name]?.value)
      return false
    } catch {
      return true
    }
  })
  expect(names.length).toBeGreaterThan(12)
  for (const name of names) expect(faultOf(broken[name]?.value), name).not.toBeNull()
})

it('says in both languages which language, where and what to do', () => {
  const fault = faultOf(text(paragraph(), words('Слух и речь')))
  if (!fault) throw new Error('The text was taken.')
  expect(faultSentence(fault, 'kk', 'ru')).toBe(
    'Текст на казахском не сохранён: редактор не смог бы его открыть. Место: 2 (слова): «Слух и речь». Слова стоят вне абзаца. Верните абзац вокруг них.',
  )
  expect(faultSentence(fault, 'ru', 'kk')).toBe(
    'Орысша мәтін сақталмады: редактор оны аша алмас еді. Орны: 2 (сөздер): «Слух и речь». Сөздер абзацтан тыс тұр. Оларды абзацтың ішіне қайтарыңыз.',
  )
})
