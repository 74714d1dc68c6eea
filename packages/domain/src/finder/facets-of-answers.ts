import { facetOf } from '../catalogue/listing/facets.ts'
import { routes } from '../routing/routes.ts'
import { budgetOf, degreeOf, namedHardships, sourceOf } from './answered.ts'
import type { FinderAnswers } from './questions.ts'

/** The list of all devices with what was answered chosen in it, as in Russian. */
export function listingOfAnswers(answers: FinderAnswers): string {
  const query = new URLSearchParams()
  for (const audience of ['adult', 'senior']) query.append('audience', audience)
  const degree = degreeOf(answers)
  if (degree) query.append('loss', degree)
  const budget = budgetOf(answers)
  if (budget !== null) query.append('price', `0-${budget}`)
  for (const source of sourcesOf(answers)) query.append('battery', source)
  if (namedHardships(answers).includes('tv')) query.append('connectivity', 'tv_streaming')
  return `${routes.devices.path}?${query}`
}

function sourcesOf(answers: FinderAnswers): readonly string[] {
  const asked = sourceOf(answers)
  const all = facetOf('devices', 'battery')?.values ?? []
  return asked ? all.filter((source) => (source === 'rechargeable') === (asked === 'rechargeable')) : []
}
