import { expect, it } from 'vitest'
import { landingSelection, normalFilters } from './landing-filters.ts'

it('takes parameters or a whole address, and spells them in one way', () => {
  const spelled = 'loss=II&loss=III&price=-250000'
  expect(normalFilters('devices', ' price=-250000&loss=III&loss=II ')).toBe(spelled)
  expect(normalFilters('devices', 'https://estu.example/kk/apparaty?loss=III&price=-240000&loss=II#list')).toBe(spelled)
  expect(normalFilters('devices', '')).toBe('')
})

it('refuses what is no choice of the section, a brand or a branch by its address included', () => {
  for (const wrong of [
    'loss=V',
    'kind=dome',
    'brand=phonak',
    'branch=a',
    'sort=price',
    'page=2',
    'loss=II&x=1',
    'слух',
  ])
    expect(normalFilters('devices', wrong), wrong).toBeNull()
  expect(normalFilters('consumables', 'kind=dome')).toBe('kind=dome')
  expect(normalFilters('children', 'audience=adult')).toBeNull()
})

it('shows what was written and related, in the order asked for', () => {
  const landing = { section: 'devices', filters: 'form=ric', brands: ['id-1'], branches: [], sort: 'price' } as const
  const selection = landingSelection(landing)
  expect(Object.fromEntries(selection.chosen)).toEqual({ form: ['ric'], brand: ['id-1'] })
  expect(selection).toMatchObject({ section: 'devices', sort: 'price', page: 1 })
  expect(landingSelection({ ...landing, section: 'services', sort: 'loud' }).chosen.size).toBe(0)
})
