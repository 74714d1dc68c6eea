import fc from 'fast-check'
import { expect, it } from 'vitest'
import { draftForms, draftRules } from './draft-rules.ts'
import {
  changeDraft,
  digestOf,
  draftKey,
  draftTime,
  emptyDraft,
  parseDraft,
  placeOfKey,
  sendingDraft,
  serialiseDraft,
  settleDraft,
} from './form-drafts.ts'

const now = Date.UTC(2026, 10, 22)
const hour = 3_600_000
const kept = (changes: Record<string, string[]>, at = now) => changeDraft(emptyDraft, changes, 'appointment', at)

it('comes back as it was typed', () => {
  const draft = kept({ name: ['Асель'], needs: ['loop', 'companion'], comment: ['две\nстроки'] })
  expect(parseDraft(serialiseDraft(draft), 'appointment', now + hour)).toEqual(draft)
})

it('keeps answers about health for a day and the rest for a month', () => {
  const stored = serialiseDraft(
    kept({ name: ['Асель'], age: ['70'], needs: ['loop'], forWhom: ['child'], comment: ['x'] }),
  )
  expect(Object.keys(parseDraft(stored, 'appointment', now + 24 * hour - 1).fields)).toHaveLength(5)
  expect(Object.keys(parseDraft(stored, 'appointment', now + 24 * hour).fields)).toEqual(['name'])
  expect(parseDraft(stored, 'appointment', now + 30 * 24 * hour).fields).toEqual({})
})

it('loses nothing ordinary when the clock is set back, and keeps no health for longer by it', () => {
  const stored = serialiseDraft(kept({ name: ['Асель'], age: ['70'] }))
  expect(Object.keys(parseDraft(stored, 'appointment', now - 48 * hour).fields)).toEqual(['name'])
  expect(Object.keys(parseDraft(stored, 'appointment', now - hour).fields)).toEqual(['name', 'age'])
})

it('names no secret among what is kept', () => {
  const never = /password|card|code|token|website|idempotency|opened|file|screener|flag/i
  for (const form of draftForms)
    expect(
      draftRules[form].fields.filter((name) => never.test(name)),
      form,
    ).toEqual([])
})

it('lets no field in that the list does not name', () => {
  const typed = { message: ['да'], password: ['тайна'], website: ['x'], __proto__: ['y'] }
  const draft = changeDraft(emptyDraft, typed, 'feedback', now)
  expect(Object.keys(draft.fields)).toEqual(['message'])
  const foreign = JSON.stringify({ v: 1, fields: { password: { values: ['тайна'], at: now } } })
  expect(parseDraft(foreign, 'feedback', now)).toEqual(emptyDraft)
})

it('takes only what one page changed, so that two pages lose nothing of each other', () => {
  const first = changeDraft(emptyDraft, { name: ['Асель'], message: ['раз'] }, 'feedback', now)
  const second = changeDraft(first, { message: ['два'] }, 'feedback', now + 5)
  expect(second.fields.name?.values).toEqual(['Асель'])
  expect(second.fields.message).toEqual({ values: ['два'], at: now + 5 })
  expect(draftTime(second)).toBe(now + 5)
})

it('is gone when everything is again as the page had it', () => {
  const draft = changeDraft(kept({ name: ['Асель'] }), { name: null }, 'appointment', now)
  expect(serialiseDraft(draft)).toBeNull()
})

it('keeps after sending only what was typed later', () => {
  const sent = sendingDraft(changeDraft(emptyDraft, { name: ['Асель'] }, 'feedback', now), 'key', 'digest', now + 1)
  const more = changeDraft(sent, { message: ['ещё одно'] }, 'feedback', now + 2)
  expect(settleDraft(more)).toEqual({
    ...emptyDraft,
    fields: { message: { values: ['ещё одно'], at: now + 2 } },
    settled: 'digest',
    sentAt: now + 1,
  })
})

it('has a place of its own for each account, and one for nobody', () => {
  const places = ['', 'a', 'b'].map((owner) => ({ form: 'review', about: 'p', owner }) as const)
  expect(new Set(places.map(draftKey)).size).toBe(3)
  expect(places.map(draftKey).map(placeOfKey)).toEqual(places)
  expect(placeOfKey('form-queue')).toBeNull()
  expect(placeOfKey('form-draft:constructor::')).toBeNull()
})

it('reads anything at all without a fault, and never more than the list names', () => {
  const shape = fc.record(
    {
      v: fc.oneof(fc.constant(1), fc.anything()),
      fields: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything()),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        shape.map((value) => JSON.stringify(value) ?? ''),
      ),
      fc.constantFrom(...draftForms),
      (raw, form) => {
        const { fields } = parseDraft(raw, form, now)
        for (const name of Object.keys(fields)) expect(draftRules[form].fields).toContain(name)
      },
    ),
  )
})

it('stores and reads any words of any field, in any order of changes', () => {
  const name = fc.constantFrom('name', 'phone', 'message', 'topic')
  const change = fc.dictionary(name, fc.option(fc.array(fc.string(), { maxLength: 3 })), { noNullPrototype: true })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const model = new Map<string, readonly string[]>()
      let raw: string | null = null
      for (const one of changes) {
        raw = serialiseDraft(changeDraft(parseDraft(raw, 'feedback', now), one, 'feedback', now))
        for (const [field, values] of Object.entries(one)) {
          if (values) model.set(field, values)
          else model.delete(field)
        }
      }
      const { fields } = parseDraft(raw, 'feedback', now)
      expect(Object.fromEntries(Object.entries(fields).map(([field, { values }]) => [field, values]))).toEqual(
        Object.fromEntries(model),
      )
    }),
  )
})

it('refuses to keep more than a browser should hold, and cuts nothing', () => {
  expect(kept({ comment: ['я'.repeat(20_001)] }).fields).toEqual({})
  expect(kept({ comment: ['я'.repeat(20_000)] }).fields.comment?.values[0]).toHaveLength(20_000)
})

it('names equal values alike, whatever their order', () => {
  expect(digestOf({ a: ['1'], b: ['2'] })).toBe(digestOf({ b: ['2'], a: ['1'] }))
  const values = fc.dictionary(fc.string(), fc.array(fc.string()))
  fc.assert(
    fc.property(values, values, (one, other) => {
      const isSame = JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
      if (!isSame) expect(digestOf(one)).not.toBe(digestOf(other))
    }),
  )
})
