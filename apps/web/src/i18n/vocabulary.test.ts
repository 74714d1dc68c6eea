import { ageGroups, audiences } from '@estu/domain/vocabulary/audiences'
import { availabilities, goodsAvailabilities } from '@estu/domain/vocabulary/availability'
import { connections } from '@estu/domain/vocabulary/connectivity'
import { formFactors } from '@estu/domain/vocabulary/form-factors'
import { lossDegrees } from '@estu/domain/vocabulary/loss-degrees'
import { powerClasses, powerSources } from '@estu/domain/vocabulary/power'
import { soundFeatures } from '@estu/domain/vocabulary/sound-features'
import { expect, it } from 'vitest'
import messages from '../../messages/ru.json' with { type: 'json' }

const sets = [
  ['formFactor', formFactors],
  ['facetLoss', lossDegrees],
  ['power', powerClasses],
  ['powerSource', powerSources],
  ['availability', availabilities],
  ['facetAvailability', availabilities],
  ['goodsAvailability', goodsAvailabilities],
  ['facetAudience', audiences],
  ['audience', ageGroups],
  ['connectivity', connections],
  ['features', soundFeatures],
] as const

it.each(sets)('names in %s every value of the set and no other', (key, values) => {
  expect(Object.keys(messages[key]).toSorted()).toEqual([...values].toSorted())
})
