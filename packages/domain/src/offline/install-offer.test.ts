import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countVisit, isOfferDue, parseInstallOffer, serialiseInstallOffer } from './install-offer.ts'

it('asks at the second visit, and never again once answered', () => {
  const first = countVisit(parseInstallOffer(null))
  expect(isOfferDue(first)).toBe(false)
  const second = countVisit(parseInstallOffer(serialiseInstallOffer(first)))
  expect(isOfferDue(second)).toBe(true)
  expect(isOfferDue({ ...second, answered: true })).toBe(false)
})

it('takes whatever is stored for a first visit, or for what it says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
      const { visits, answered } = parseInstallOffer(raw)
      expect([0, 1, 2]).toContain(visits)
      expect(typeof answered).toBe('boolean')
    }),
  )
  expect(parseInstallOffer('{"visits":1e9,"answered":false}')).toEqual({ visits: 2, answered: false })
  expect(parseInstallOffer('{"visits":2}')).toEqual({ visits: 0, answered: false })
})
