import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { draftForms } from '@estu/domain/forms/kept/draft-rules'
import { expect, it } from 'vitest'
import { formPageOf, formPages } from './form-pages'

const source = path.resolve(import.meta.dirname, '..')
const markup = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))

it('knows for every form that keeps drafts the one page that takes it', () => {
  const kept = Object.values(formPages).flatMap(({ drafts }) => drafts as readonly string[])
  expect(kept.toSorted()).toEqual(draftForms.toSorted())
})

it('shows every form that keeps drafts somewhere', () => {
  const shown = new Set(markup.flatMap(({ text }) => [...text.matchAll(/form: '(\w+)'/g)].map(([, form]) => form)))
  expect(draftForms.filter((form) => !shown.has(form))).toEqual([])
})

it('leaves no posted form whose typed words nobody thought of', () => {
  const typed = markup.filter(({ text }) => /<form\s[^>]*method="post"/.test(text) && /<(Text|Choice)Field/.test(text))
  const undecided = typed.filter(({ text }) => !text.includes('DraftKeeper'))
  // A password alone.
  expect(undecided.map(({ file }) => path.basename(file))).toEqual(['delete-account.tsx'])
})

it('finds the page of an address in whatever dress', () => {
  expect(formPageOf('/feedback?from=x#top')).toBe('feedback')
  expect(formPageOf('/user/1')).toBe('account')
  for (const path of ['/user', '/constructor', '/feedback/x', '']) expect(formPageOf(path)).toBeNull()
})
