import { expect, it, vi } from 'vitest'
import type { Branch } from '@/content/types'
import { branchData } from './branch-data'

vi.mock('@/lib/metadata/site-url', () => ({ siteUrl: (path: string) => `https://estu.example${path}` }))

const week = (opens: string, closes: string) => [[{ opens, closes }], [], [], [], [], [], []]
const branch = {
  ...{ slug: 'abaya-52', title: 'На Абая', address: 'Абая, 52', city: 'Алматы', photographs: [], geo: null },
  ...{ phone: null, postalCode: null, hours: week('09:00', '19:00'), seasons: [], otherDays: [] },
} as unknown as Branch

const hoursOf = (given: Partial<Branch>) => {
  const [data] = branchData([{ ...branch, ...given }], 'ru', 'Есту')
  return JSON.parse(JSON.stringify(data)).openingHoursSpecification as unknown
}
const monday = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday' }

it('names the hours of a week without days where they always hold', () => {
  expect(hoursOf({})).toEqual([{ ...monday, opens: '09:00', closes: '19:00' }])
})

it('names the days on which the hours of a season hold, and those on which the usual ones do', () => {
  const seasons = [{ from: '2027-06-01', to: '2027-08-31', week: week('10:00', '16:00') }]
  expect(hoursOf({ seasons })).toEqual([
    { ...monday, validThrough: '2027-05-31', opens: '09:00', closes: '19:00' },
    { ...monday, validFrom: '2027-06-01', validThrough: '2027-08-31', opens: '10:00', closes: '16:00' },
    { ...monday, validFrom: '2027-09-01', opens: '09:00', closes: '19:00' },
  ])
})
