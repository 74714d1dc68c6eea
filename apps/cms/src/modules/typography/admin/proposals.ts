import { type ChangedPart, changedPart } from '@estu/domain/text/typography/changed-part'
import { mendRichText } from '@estu/domain/text/typography/mend-rich-text'
import { mendTypography } from '@estu/domain/text/typography/mend-typography'
import type { TypographySlip } from '@estu/domain/text/typography/rules/rule'
import type { FormText } from './form-texts.ts'

/** How a field would be printed. @property value what the field holds when the editor agrees */
export type Proposal = {
  path: string
  labels: unknown[]
  slips: TypographySlip[]
  parts: ChangedPart[]
  value: unknown
  isRich: boolean
}

export const proposalsFor = (texts: Iterable<FormText>): Proposal[] => [...texts].flatMap(proposalFor)

function proposalFor({ path, labels, value }: FormText): Proposal[] {
  const isRich = typeof value === 'object' && value !== null
  if (!isRich && typeof value !== 'string') return []
  const { slips, changes, after } = isRich ? ofRichText(value) : ofText(value)
  if (changes.length === 0) return []
  return [
    {
      path,
      labels,
      slips,
      parts: changes.map(({ before, after }) => changedPart(before, after)),
      value: after,
      isRich,
    },
  ]
}

function ofText(before: string) {
  const { text, slips } = mendTypography(before)
  return { slips, changes: text === before ? [] : [{ before, after: text }], after: text as unknown }
}

function ofRichText(value: object) {
  const { value: after, slips, changes } = mendRichText(value)
  return { slips, changes, after: after as unknown }
}
