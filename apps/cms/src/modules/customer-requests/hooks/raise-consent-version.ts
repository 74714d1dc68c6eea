import type { GlobalBeforeChangeHook } from 'payload'
import type { Legal } from '../../../payload-types.ts'
import { nextVersion } from '../next-version.ts'

/**
 * Gives a consent whose words change a new version, unless the editor gave it one: a record of what a person agreed to
 * names the version. Words that are written for the first time in a language keep it, because nobody has agreed to them.
 */
export const raiseConsentVersion: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc as Partial<Legal> | undefined)?.consents ?? []
  const after = (data as Partial<Legal>).consents
  if (!after) return data
  const consents = after.map((row) => {
    const earlier = before.find(({ purpose }) => purpose === row.purpose)
    const isReworded = Boolean(earlier?.text && row.text) && wordsOf(earlier?.text) !== wordsOf(row.text)
    return isReworded && row.version === earlier?.version ? { ...row, version: nextVersion(row.version) } : row
  })
  return { ...data, consents }
}

const wordsOf = (text: unknown) => String(text).trim().replaceAll(/\s+/g, ' ')
