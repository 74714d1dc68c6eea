import { accessoryKinds } from '@estu/domain/vocabulary/accessories'
import { ageGroups, audiences } from '@estu/domain/vocabulary/audiences'
import { availabilities, goodsAvailabilities } from '@estu/domain/vocabulary/availability'
import { connections } from '@estu/domain/vocabulary/connectivity'
import { consumableKinds, vents } from '@estu/domain/vocabulary/consumables'
import { deviceControls } from '@estu/domain/vocabulary/device-body'
import { formFactors } from '@estu/domain/vocabulary/form-factors'
import { implantComponents, wearings } from '@estu/domain/vocabulary/implants'
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
  ['goodsKind', [...new Set([...consumableKinds, ...accessoryKinds, ...implantComponents])]],
  ['vent', vents],
  ['wearing', wearings],
  ['controls', deviceControls],
] as const

it.each(sets)('names in %s every value of the set and no other', (key, values) => {
  expect(Object.keys(messages[key]).toSorted()).toEqual([...values].toSorted())
})
