import { parseKazakhPhone } from '@estu/domain/locale/phone'
import { phoneDigits } from '@estu/domain/locale/phone-digits'
import type { Where } from 'payload'

/**
 * The same question, which also finds a number that is stored in another spelling than it is asked for. What was asked
 * stays asked: a stored text that is no number is found as it stands.
 */
export function readPhones(where: Where, phones: readonly string[]): Where {
  const read: Where = {}
  const parts: Where[] = []
  for (const [name, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) read[name] = condition.map((one) => readPhones(one, phones))
    else if (phones.includes(name)) parts.push({ or: [{ [name]: condition }, ...otherSpellings(name, condition)] })
    else read[name] = condition
  }
  return parts.length === 0 ? read : { and: [...(Object.keys(read).length > 0 ? [read] : []), ...parts] }
}

function otherSpellings(name: string, condition: Where[string]): Where[] {
  const asked = (operator: string) => {
    const value = (condition as Record<string, unknown> | null)?.[operator]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const whole = parseKazakhPhone(asked('equals'))
  const parts = [...phoneDigits(asked('like')), ...phoneDigits(asked('contains'))]
  return [
    ...(whole ? [{ [name]: { equals: whole } }] : []),
    ...parts.map((digits) => ({ [name]: { contains: digits } })),
  ]
}
