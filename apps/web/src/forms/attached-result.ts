import 'server-only'
import { attachedConsentField, attachedField } from '@estu/domain/screener/attached/attached-limits'
import type { AttachedResult } from '@estu/domain/screener/attached/attached-result'
import { parseAttachedResult } from '@estu/domain/screener/attached/parse-attached-result'
import { agreesToToday } from './shown-consent'
import { type Submission, textOf } from './state/form-state'

type Attached = {
  result: AttachedResult | null
  /** Something was sent that cannot be attached. */
  isLeftOut: boolean
}

/**
 * The screener's result that a visitor sent along. What cannot be read, or was agreed to in other words than today's, is
 * left out and told: the visit matters more, and its time may be gone by a second try.
 */
export async function attachedOf({ values, locale }: Submission): Promise<Attached> {
  const text = textOf(values, attachedField)
  if (text === '') return { result: null, isLeftOut: false }
  const isAgreed = await agreesToToday(values, locale, 'screener_result', attachedConsentField)
  const result = isAgreed ? parseAttachedResult(text) : null
  return { result, isLeftOut: result === null }
}
