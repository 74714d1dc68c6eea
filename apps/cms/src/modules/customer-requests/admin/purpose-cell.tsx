import type { DefaultServerCellComponentProps } from 'payload'
import { consentPurposes } from '../consent-purposes.ts'

/** What was agreed to, in words; what an earlier release asked for is shown as it is stored. */
export function PurposeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const known: Readonly<Record<string, [string, string]>> = consentPurposes
  const [ru, kk] = known[String(cellData)] ?? [String(cellData), String(cellData)]
  return <span>{i18n.language === 'kk' ? kk : ru}</span>
}
