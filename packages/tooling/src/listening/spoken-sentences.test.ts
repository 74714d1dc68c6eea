import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../env.ts'
import { spokenSentences } from './spoken-sentences.ts'

it.each(['ru', 'kk'] as const)('shows the sentence that is spoken, %s', (language) => {
  const file = path.join(root, `apps/web/messages/${language}.json`)
  const { listening } = JSON.parse(readFileSync(file, 'utf8')) as { listening: { sentence: string } }
  expect(listening.sentence).toBe(spokenSentences[language])
})
