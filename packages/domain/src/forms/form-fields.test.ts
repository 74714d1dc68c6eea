import fc from 'fast-check'
import { expect, it } from 'vitest'
import { email, personName, phone, text } from './form-fields.ts'

const read = (schema: typeof phone, typed: string) => {
  const found = schema.safeParse(typed)
  return found.success ? found.data : found.error.issues[0]?.message
}

it.each([
  ['Әлия\u00a0Тест', 'Әлия Тест'],
  ['Анна\u2011Мария Тест', 'Анна-Мария Тест'],
  ['О\u00b4Коннор', "О'Коннор"],
  ['Жан–Клод\u200b', 'Жан-Клод'],
  ['\u3164\u3164\u3164', 'required'],
  ['https://x.kz', 'name-wrong'],
])('a name typed as «%s» is %s', (typed, name) => {
  const found = personName.safeParse(typed)
  expect(found.success ? found.data : found.error.issues[0]?.message).toBe(name)
})

it.each([
  0x00ad, 0x034f, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x2060, 0x2800, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001,
])('refuses a name of the invisible letter %i alone, and keeps it out of others', (code) => {
  const letter = String.fromCodePoint(code)
  expect(personName.safeParse(letter.repeat(3)).success).toBe(false)
  expect(personName.safeParse(`${letter} ${letter}'`).success).toBe(false)
  const found = personName.safeParse(`${letter}Асель${letter}`)
  expect(found.data).toBe('Асель')
})

it.each([
  ['+7\u2011701\u2011123\u201145\u201167', '+77011234567'],
  ['+7 701 123\u221245\u221267', '+77011234567'],
  ['+7 +7 701 123 45 67', '+77011234567'],
  ['\u00a0\u200b', ''],
  ['8 926 123 45 67', 'phone-foreign'],
  ['+996 555 123 456', 'phone-foreign'],
  ['+7\u2011701\u2011123\u201145\u20116', 'phone-wrong'],
])('a phone typed as «%s» is %s', (typed, number) => {
  expect(read(phone, typed)).toBe(number)
})

it.each([
  ['user@xn--80ao21a.xn--80ao21a', 'user@xn--80ao21a.xn--80ao21a'],
  ['user@қаз.қаз', 'user@xn--80ao21a.xn--80ao21a'],
  ['әсел@mail.kz', 'email-letters'],
  ['asel@mail', 'email-wrong'],
  [' ', ''],
])('an address typed as «%s» is %s', (typed, address) => {
  expect(read(email, typed)).toBe(address)
})

it('takes what it gave once more, unchanged', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."Әя Аz7+@.-'’–\u00a0\u200b\u0306()8"), maxLength: 20 })
  fc.assert(
    fc.property(typed, (value) => {
      for (const schema of [personName, phone, email, text(200)]) {
        const once = schema.safeParse(value)
        if (once.success) expect(schema.parse(once.data)).toBe(once.data)
      }
    }),
  )
})
