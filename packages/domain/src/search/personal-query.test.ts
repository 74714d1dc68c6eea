import fc from 'fast-check'
import { expect, it } from 'vitest'
import { looksPersonal } from './personal-query.ts'

it('keeps away telephones, e-mail and numbers of people, however they are written', () => {
  const personal = [
    '+7 701 123 45 67',
    '8(701)1234567',
    'asel@mail.kz',
    '900101300123',
    'звоните 870 112 34 56',
    '٠١٢٣٤٥٦٧',
  ]
  for (const query of personal) expect(looksPersonal(query), query).toBe(true)
})

it('lets through what is looked for in a shop', () => {
  for (const query of ['батарейки 312', 'phonak 90-R', 'до 250 000', 'ip68', 'слуховой аппарат', '']) {
    expect(looksPersonal(query), query).toBe(false)
  }
})

it('finds seven digits wherever they stand', () => {
  const words = fc.string({ unit: fc.constantFrom(...'абв -()') })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(words, fc.constantFrom(...'0123456789')), { minLength: 7, maxLength: 12 }),
      (parts) => {
        expect(looksPersonal(parts.flat().join(''))).toBe(true)
      },
    ),
  )
})
