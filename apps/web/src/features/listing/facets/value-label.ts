import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import type { Audience } from '@estu/domain/vocabulary/audiences'
import type { Availability } from '@estu/domain/vocabulary/availability'
import type { FormFactor } from '@estu/domain/vocabulary/form-factors'
import type { LossDegree } from '@estu/domain/vocabulary/loss-degrees'
import type { PowerClass, PowerSource } from '@estu/domain/vocabulary/power'
import type { Translate } from '@/i18n/translator'
import type { NamedDocuments } from '../listing'

/** How a value of each facet is named; the casts hold as every value of the definitions has its word (see the test). */
const labels: Record<string, (value: string, t: Translate) => string> = {
  age: (value, t) => t(`facetAudience.${value as Audience}`),
  audience: (value, t) => t(`facetAudience.${value as Audience}`),
  availability: (value, t) => t(`facetAvailability.${value as Availability}`),
  battery: (value, t) => t(`powerSource.${value as PowerSource}`),
  bookable: (_, t) => t('facetWords.bookable'),
  channels: (value, t) => t(`facetChannels.${value as '1'}`),
  colour: (value, t) => t(`facetColour.${value as 'beige'}`),
  connectivity: (value, t) => t(`connectivity.${value as 'app'}`),
  form: (value, t) => t(`formFactor.${value as FormFactor}`),
  ip: (value) => value,
  kind: (value, t) => t(`goodsKind.${value as 'battery'}`),
  level: (level, t) => t('facetWords.level', { level }),
  loss: (value, t) => t(`facetLoss.${value as LossDegree}`),
  mode: (value, t) => t(`serviceMode.${value as 'home'}`),
  power: (value, t) => t(`power.${value as PowerClass}`),
  safety: (value, t) => t(`features.${value as 'led_indicator'}`),
  size: (size, t) => t('facetWords.size', { size }),
  tinnitus: (_, t) => t('facetWords.tinnitus'),
  vent: (value, t) => t(`vent.${value as 'open'}`),
  wearing: (value, t) => t(`wearing.${value as 'behind_ear'}`),
  wireless: (_, t) => t('facetWords.wireless'),
}

/** What a value of a facet is called; a document by its name. */
export function valueLabel(
  { key, of }: FacetDefinition,
  value: string,
  documents: NamedDocuments,
  t: Translate,
): string {
  if (of) return documents[of].find(({ id }) => id === value)?.name ?? ''
  return labels[key]?.(value, t) ?? value
}

/** The same where it stands alone, away from the facet's name. */
export const loneLabel = (facet: FacetDefinition, value: string, documents: NamedDocuments, t: Translate): string =>
  facet.key === 'loss' ? t('facetWords.lossShort', { degree: value }) : valueLabel(facet, value, documents, t)
