import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseEmail } from './email.ts'

const read = (typed: string) => {
  const email = parseEmail(typed)
  return email.ok ? email.value : email.error
}

it.each([
  ['Asel.Probnaya+kz@Mail.kz', 'asel.probnaya+kz@mail.kz'],
  ['\u00a0asel\u200b@mail.kz\u00a0', 'asel@mail.kz'],
  ['o\u2019neill@mail.kz', "o'neill@mail.kz"],
  ['asel\u2011kz@mail.kz', 'asel-kz@mail.kz'],
  ['user@xn--80ao21a.xn--80ao21a', 'user@xn--80ao21a.xn--80ao21a'],
  ['user@қаз.қаз', 'user@xn--80ao21a.xn--80ao21a'],
  ['user@ПОЧТА.рф', 'user@xn--80a1acny.xn--p1ai'],
  ['user@mail.қаз', 'user@mail.xn--80ao21a'],
  ['user@bücher.example', 'user@xn--bcher-kva.example'],
  ['әсел@mail.kz', 'email-letters'],
  ['аsel@mail.kz', 'email-letters'],
  ['asel@mаil.kz', 'email-letters'],
  ['', 'email-wrong'],
  ['asel', 'email-wrong'],
  ['asel@mail', 'email-wrong'],
  ['asel@@mail.kz', 'email-wrong'],
  ['asel @mail.kz', 'email-wrong'],
  ['.asel@mail.kz', 'email-wrong'],
  ['a..b@mail.kz', 'email-wrong'],
  ['asel@-mail.kz', 'email-wrong'],
  ['asel@mail.123', 'email-wrong'],
  ['asel@mail.kz/x', 'email-wrong'],
  [`${'a'.repeat(250)}@mail.kz`, 'email-wrong'],
  [`asel@${'қ'.repeat(70)}.kz`, 'email-wrong'],
])('reads «%s» as %s', (typed, address) => {
  expect(read(typed)).toBe(address)
})

it('reads what it read again, and a usual address as it is', () => {
  const label = fc.stringMatching(/^[a-z0-9][a-z0-9]{0,8}$/)
  const local = fc.array(label, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'))
  const domain = fc.array(fc.oneof(label, fc.stringMatching(/^[а-яәғқңөұүһі]{1,8}$/)), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(local, domain, (mailbox, labels) => {
      const address = `${mailbox}@${labels.join('.')}.kz`
      const once = parseEmail(address)
      expect(once.ok && parseEmail(once.value)).toEqual(once)
      if (!/[^\p{ASCII}]/u.test(address)) expect(once).toEqual({ ok: true, value: address })
    }),
  )
})
