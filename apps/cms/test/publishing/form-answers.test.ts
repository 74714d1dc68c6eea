import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import keepChangesBeforeAnswers from '../../form-answers-loader.ts'

const bundle = readFileSync(createRequire(import.meta.url).resolve('@payloadcms/ui'), 'utf8')

test('a form’s answer is taken for what was told only where nothing changed meanwhile, in the bundle as it is', () => {
  const mended = keepChangesBeforeAnswers(bundle)
  expect(mended).not.toBe(bundle)
  expect(() => keepChangesBeforeAnswers(mended)).toThrow('says no longer')
})
