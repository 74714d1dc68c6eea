import { expect, it } from 'vitest'
import { filesBelow, textOf } from './sources.ts'

/** Payload’s own refusal names a field by its path, in English; whoever saves reads a label and a sentence instead. */
const allowed = ['apps/cms/src/fields/field-refusal.ts', 'apps/cms/src/seed/both-languages.ts']

it('refuses a document in one place, in words', () => {
  const refusing = filesBelow('apps/cms/src', /\.tsx?$/).filter((file) =>
    textOf([file]).includes('new ValidationError'),
  )
  expect(refusing.toSorted()).toEqual(allowed)
})
