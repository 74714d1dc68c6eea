import { placeMarks } from '@estu/domain/text/place-marks'
import type { Words } from '../../seed/content/contract.ts'

/** A place in a text that its owner has to fill in before the page is published. */
export const place = (ru: string, kk: string): Words => ({
  ru: `[${placeMarks.ru}: ${ru}]`,
  kk: `[${placeMarks.kk}: ${kk}]`,
})
