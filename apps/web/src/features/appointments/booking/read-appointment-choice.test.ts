import { expect, test, vi } from 'vitest'
import type { Bookable } from '@/content/clinic/list-bookable-services'

vi.mock('server-only', () => ({}))
const { branchesFor, readAppointmentChoice, servicesFor } = await import('./read-appointment-choice')

const service = (id: string, branches: string[] = []) => ({
  id,
  title: id,
  summary: '',
  durationMin: 30,
  priceKzt: null,
  branches,
  specialists: [],
})
const branch = (id: string, offers: string[]) => ({ id, title: id, address: '', offers })

const bookable: Bookable = {
  services: [service('check'), service('repair'), service('moulds', ['north'])],
  branches: [branch('north', ['check']), branch('south', ['repair']), branch('east', [])],
  specialists: [],
}
const chosen = (query: Record<string, string>) => {
  const { service: what, branch: where } = readAppointmentChoice(query, null, bookable)
  return [what?.id, where?.id]
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('a branch that was chosen first stays chosen', () => {
  expect(chosen({ branch: 'north' })).toEqual([undefined, 'north'])
  expect(chosen({ branch: 'nowhere' })).toEqual([undefined, undefined])
  expect(chosen({ service: 'check', branch: 'north' })).toEqual(['check', 'north'])
})

test('a branch that does not give the chosen service counts as not chosen', () => {
  expect(chosen({ service: 'repair', branch: 'north' })).toEqual(['repair', undefined])
})

test('services of a branch and branches of a service follow one rule', () => {
  const known = Object.fromEntries(bookable.branches.map((one) => [one.id, idsOf(servicesFor(bookable, one))]))
  expect(known).toEqual({ north: ['check', 'moulds'], south: ['repair'], east: ['check', 'repair'] })
  expect(idsOf(servicesFor(bookable, null))).toEqual(['check', 'repair', 'moulds'])
  for (const one of bookable.services)
    expect(idsOf(branchesFor(bookable, one))).toEqual(
      Object.keys(known).filter((name) => known[name]?.includes(one.id)),
    )
})
