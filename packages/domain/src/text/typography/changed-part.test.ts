import { expect, it } from 'vitest'
import { changedPart } from './changed-part.ts'

it('shows what differs with a few words around', () => {
  const before = `${'слово '.repeat(10)}слух - это чувство${' слово'.repeat(10)}`
  const part = changedPart(before, before.replace(' - ', ' — '))
  expect(part.before).toContain('слух - это')
  expect(part.after).toBe(part.before.replace(' - ', ' — '))
  expect(part.before).toMatch(/^….{30,60}…$/)
})

it('shows a short text whole, and one that lost or got letters', () => {
  expect(changedPart('аа...', 'аа…')).toEqual({ before: 'аа...', after: 'аа…' })
  expect(changedPart('10%', '10 %')).toEqual({ before: '10%', after: '10 %' })
  expect(changedPart('аа', 'а')).toEqual({ before: 'аа', after: 'а' })
})
