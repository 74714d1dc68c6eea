import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { isStorable, storable, storableData, unstorablePath } from './storable.ts'

/** What PostgreSQL refuses: NUL, and halves of pairs in every order that makes none. */
const bad = ['\0', '\ud800', '\udfff', '\udc00\ud800', '\ud83d\0\ude00']
const text = fc.string({ unit: 'binary' })

it('tells what PostgreSQL keeps from what it refuses', () => {
  for (const fine of ['', 'Есту', 'ә\t\n', '👂', '\u{10ffff}', '\ufffd', '\u0001']) expect(isStorable(fine)).toBe(true)
  for (const part of bad)
    for (const whole of [part, `a${part}`, `${part}b`, `👂${part}👂`]) expect(isStorable(whole)).toBe(false)
})

it('leaves a text that can be kept as it is, and takes from others that alone', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...bad), text, (before, part, after) => {
      const mixed = `${before} ${part} ${after}`
      expect(isStorable(storable(mixed))).toBe(true)
      expect(storable(mixed)).toBe(`${storable(before)}  ${storable(after)}`)
      expect(storable(storable(before))).toBe(storable(before))
    }),
  )
})

it('names the field, however deep', () => {
  expect(unstorablePath({ title: 'a', rows: [{ text: 'b' }, { text: '\0' }] })).toBe('rows.1.text')
  expect(unstorablePath({ title: 'a', 'a\0': 1, at: new Date(0), file: Buffer.from('\0'), none: null })).toBe('')
  expect(unstorablePath({ at: new Date(0), file: Buffer.from('\0'), none: null, count: 1, yes: true })).toBeNull()
  expect(unstorablePath('\ud800')).toBe('')
})

it('cleans data to its depths and touches nothing that needs no cleaning', () => {
  const fine = { title: 'a', rows: [{ text: 'b', at: new Date(0) }], none: null }
  expect(storableData(fine)).toBe(fine)
  const at = new Date(0)
  expect(storableData({ title: 'a\0', rows: [{ text: '\ud800b', at, count: 1 }], none: null })).toEqual({
    title: 'a',
    rows: [{ text: 'b', at, count: 1 }],
    none: null,
  })
  expect(unstorablePath(storableData({ 'a\0': 'b\0' }))).toBe('')
})

const folder = new URL('../forms/', import.meta.url)
const forms = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map(async (file) => Object.entries((await import(new URL(file, folder).href)) as Record<string, unknown>)),
)
const fields = forms
  .flat()
  .flatMap(([form, schema]) =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape as Record<string, z.ZodType>).map(([field, rule]) => ({ form, field, rule }))
      : [],
  )

it('no field of any form lets through what no database keeps', () => {
  const honest = ['Проба', '+77010000000', 'p@example.kz', 'yes', '5', 'ru', '', 'три белых верблюда, и ещё']
  const through: string[] = []
  for (const { form, field, rule } of fields.filter(({ field }) => !/password/i.test(field)))
    for (const part of bad)
      for (const typed of honest.flatMap((word) => [
        `${part}${word}`,
        `${word}${part}`,
        `${word.slice(0, 1)}${part}${word.slice(1)}`,
      ])) {
        const parsed = rule.safeParse(typed)
        if (parsed.success && unstorablePath(parsed.data) !== null)
          through.push(`${form}.${field}: ${JSON.stringify(typed)}`)
      }
  expect(fields.length).toBeGreaterThan(40)
  expect(through).toEqual([])
})
