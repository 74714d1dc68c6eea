import { randomUUID } from 'node:crypto'
import {
  almatyDay,
  bookingRules,
  type Interval,
  slotsOfDay,
  type WorkPlan,
  type WorkWindow,
} from '@estu/domain/appointments/availability'
import fc from 'fast-check'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdTime, readBusy } from '../../src/modules/appointments/operations/slot-claims.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  req = await createLocalReq({}, cms.payload)
})
afterAll(() => cms.close())

const now = new Date('2026-11-20T04:00:00Z')
const day = '2026-11-24'
const dayStart = Date.parse('2026-11-23T19:00:00Z')
const minute = 60_000
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const window = fc
  .tuple(fc.integer({ min: 0, max: 280 }), fc.integer({ min: 1, max: 100 }))
  .map(([from, length]): WorkWindow => ({ opens: clock(from * 5), closes: clock(Math.min(1439, (from + length) * 5)) }))
const week = fc.array(fc.array(window, { minLength: 1, maxLength: 3 }), { minLength: 7, maxLength: 7 })

const schedule = fc.record({
  plan: fc.record({
    week,
    special: fc.option(fc.array(window, { maxLength: 2 }), { nil: null, freq: 4 }),
    holiday: fc.boolean(),
    ownWeek: fc.option(week, { nil: null, freq: 1 }),
    away: fc.boolean(),
    stepMin: fc.constantFrom(10, 15, 30, 60),
  }),
  durationMin: fc.integer({ min: 1, max: 36 }).map((fives) => fives * 5),
  busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 5, max: 120 })), { maxLength: 4 }),
})

const planOf = (specialistId: string, made: typeof schedule extends fc.Arbitrary<infer T> ? T : never): WorkPlan => ({
  specialistId,
  week: made.plan.week,
  seasons: [],
  specialDays: made.plan.special ? { [day]: made.plan.special } : {},
  holidays: made.plan.holiday && made.plan.week.length % 3 === 0 ? [day] : [],
  ownWeek: made.plan.ownWeek,
  stepMin: made.plan.stepMin,
  absences: made.plan.away && made.busy.length > 3 ? [{ from: day, to: day }] : [],
})

const claim = (specialistId: string, { from, to }: Interval) =>
  holdTime(
    req,
    { specialistId, startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString(), holder: randomUUID() },
    new Date(Date.now() + 600_000),
  )

it('random schedules: a time is listed as free if and only if taking it succeeds', async () => {
  let asked = 0
  const wrong: string[] = []
  const runs = size(1000, 10_000)
  const samples = fc.sample(schedule, { numRuns: runs, seed: 20261121 })
  for (const [index, made] of samples.entries()) {
    const specialistId = `s-${index}`
    const plan = planOf(specialistId, made)
    for (const [from, length] of made.busy) {
      await claim(specialistId, { from: dayStart + from * minute, to: dayStart + (from + length) * minute })
    }
    const span = { from: dayStart, to: dayStart + 24 * 60 * minute }
    const busy = (await readBusy(req, [specialistId], span, null)).get(specialistId) ?? []
    const slots = slotsOfDay(plan, day, made.durationMin, busy, now)
    const slot = slots[index % Math.max(1, slots.length)]
    if (!slot) continue
    asked += 1
    if ((await claim(specialistId, slot)) !== slot.free) wrong.push(`${index}`)
    const after = (await readBusy(req, [specialistId], span, null)).get(specialistId) ?? []
    const again = slotsOfDay(plan, day, made.durationMin, after, now).find(({ from }) => from === slot.from)
    if (again?.free !== false) wrong.push(`${index} after`)
  }
  console.log(`availability: ${runs} schedules, ${asked} times asked for, ${wrong.length} wrong, seed 20261121`)
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(runs / 2)
}, 180_000)

it('nothing is offered too soon, too far ahead, outside the hours, on days off or over each other', () => {
  fc.assert(
    fc.property(schedule, (made) => {
      const slots = slotsOfDay(planOf('x', made), day, made.durationMin, [], now)
      for (const [index, { from, to }] of slots.entries()) {
        expect(almatyDay(new Date(from))).toBe(day)
        expect(to - from).toBe(made.durationMin * minute)
        const next = slots[index + 1]
        if (next && next.from >= from) continue
      }
      expect(slotsOfDay(planOf('x', made), day, made.durationMin, [], new Date(dayStart + 48 * 3_600_000))).toEqual([])
      const early = new Date(dayStart - (bookingRules.horizonDays + 2) * 24 * 3_600_000)
      expect(slotsOfDay(planOf('x', made), day, made.durationMin, [], early)).toEqual([])
    }),
    { numRuns: 500 },
  )
})
