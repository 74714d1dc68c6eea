import { accessoryKindLabels, accessoryKinds } from '@estu/domain/vocabulary/accessories'
import { ageGroups, audiences } from '@estu/domain/vocabulary/audiences'
import { availabilities, availabilityLabels, goodsAvailabilities } from '@estu/domain/vocabulary/availability'
import { connectionLabels, connections } from '@estu/domain/vocabulary/connectivity'
import { consumableKindLabels, consumableKinds, ventLabels, vents } from '@estu/domain/vocabulary/consumables'
import { deviceControls, deviceControlsLabels } from '@estu/domain/vocabulary/device-body'
import { formFactorLabels, formFactors } from '@estu/domain/vocabulary/form-factors'
import { implantComponents, wearingLabels, wearings } from '@estu/domain/vocabulary/implants'
import { lossDegrees } from '@estu/domain/vocabulary/loss-degrees'
import { powerClasses, powerClassLabels, powerSourceLabels, powerSources } from '@estu/domain/vocabulary/power'
import { documentKindLabels, documentKinds, documentLanguages } from '@estu/domain/vocabulary/product-documents'
import { serviceModes } from '@estu/domain/vocabulary/service-modes'
import { soundFeatureLabels, soundFeatures } from '@estu/domain/vocabulary/sound-features'
import { expect, it } from 'vitest'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }

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
  ['documentKind', documentKinds],
  ['documentLanguage', documentLanguages],
  ['serviceMode', serviceModes],
] as const

it.each(sets)('names in %s every value of the set and no other', (key, values) => {
  expect(Object.keys(ru[key]).toSorted()).toEqual([...values].toSorted())
})

/** What editors choose and what visitors read, of the sets where both are one phrase. */
const named: readonly [keyof typeof ru, Record<string, readonly [string, string]>][] = [
  ['formFactor', formFactorLabels],
  ['power', powerClassLabels],
  ['powerSource', powerSourceLabels],
  ['facetAvailability', availabilityLabels],
  ['connectivity', connectionLabels],
  ['features', soundFeatureLabels],
  ['goodsKind', { ...consumableKindLabels, ...accessoryKindLabels }],
  ['vent', ventLabels],
  ['wearing', wearingLabels],
  ['controls', deviceControlsLabels],
  ['documentKind', documentKindLabels],
]

/** Without the capital and what stands in brackets: the trade's abbreviation, or the colour of a battery. */
const phrase = (text: string) => text.replace(/ \(.*\)$/, '').toLowerCase()

it.each(named)('calls each value of %s alike in the admin and on the site', (key, labels) => {
  const [russian, kazakh] = [ru[key], kk[key]] as [Record<string, string>, Record<string, string>]
  for (const [value, label] of Object.entries(labels)) {
    expect(label.map(phrase)).toEqual([russian[value], kazakh[value]].map((text) => phrase(text ?? '')))
  }
})
