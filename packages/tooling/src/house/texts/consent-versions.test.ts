import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { legal } from '../../../../../apps/cms/src/seed/content/globals/legal.ts'

/**
 * Which words each version of a consent has. What people agreed to is kept with its version: other words under the same
 * one would be taken for these. Whoever changes words gives them the next version and writes its mark here.
 */
const marks: Record<string, string> = {
  'order 2': 'TfK7JJeSQwrx',
  'appointment 1': 'ZQI1V4YNFc0F',
  'feedback 1': 'svi-A_f7WwUe',
  'account 2': 'OtyTMGhsScDZ',
  'screener_result 1': '3fAE0ZXPhoFv',
  'analytics 1': '7oPeKDXvMleW',
}

const markOf = (text: { ru: string; kk: string }) =>
  createHash('sha256').update(`${text.ru}\n${text.kk}`).digest('base64url').slice(0, 12)

it('gives a consent whose words change another version', () => {
  const now = Object.fromEntries(
    legal.consents.map(({ purpose, version, text }) => [`${purpose} ${version}`, markOf(text)]),
  )
  expect(now).toEqual(marks)
})
