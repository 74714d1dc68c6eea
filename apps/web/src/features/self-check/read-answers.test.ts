import { expect, it } from 'vitest'
import { readAnswers } from './read-answers'

const formOf = (entries: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it('reads who is meant, the signs and the answers', () => {
  const form = formOf([
    ['who', 'relative'],
    ['sign', 'dizziness'],
    ['sign', 'sudden_loss'],
    ['tv', 'often'],
    ['remarks', 'no'],
  ])
  expect(readAnswers(form)).toEqual({
    person: 'relative',
    signs: ['sudden_loss', 'dizziness'],
    answers: { tv: 'often', remarks: 'no' },
  })
})

it('takes nothing that is no answer', () => {
  const form = formOf([
    ['who', 'nobody'],
    ['sign', 'hunger'],
    ['tv', 'always'],
    ['price', 'often'],
  ])
  expect(readAnswers(form)).toEqual({ person: 'self', signs: [], answers: {} })
})
