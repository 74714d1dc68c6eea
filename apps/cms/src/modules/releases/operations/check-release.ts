import type { CollectionSlug, PayloadRequest } from 'payload'
import { missingOf } from '../../publishing/index.ts'
import { readTwoStates, type TwoStates } from '../../translation/index.ts'
import { groupBy } from '../../where-used/index.ts'
import { changedAt, readLive } from './live-state.ts'
import type { Entry, Finding } from './publish-entry.ts'

/**
 * Everything that keeps a release from going out, by the check that each publication has; changes nothing. A document is
 * read once for both its languages: this runs while the whole release is locked.
 */
export async function checkRelease(req: PayloadRequest, entries: readonly Entry[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [, own] of groupBy(entries, ({ collection, id }) => `${collection}/${id}`))
    findings.push(...(await checkDocument(req, own)))
  return findings
}

/** @param entries of one document. */
async function checkDocument(req: PayloadRequest, entries: readonly Entry[]): Promise<Finding[]> {
  const [first] = entries
  if (!first) return []
  if (first.collection === 'globals') {
    const live = changedAt(await readLive(req, first))
    return entries.filter(({ prepared }) => prepared?.baseAt !== live).map((entry) => found(entry, 'changed'))
  }
  const { config } = req.payload.collections[first.collection as CollectionSlug]
  const states = await readTwoStates(req, config, first.id)
  if (!states.live) {
    const reason = (await readLive(req, first)) ? 'trashed' : 'gone'
    return entries.map((entry) => found(entry, reason))
  }
  const findings: Finding[] = []
  for (const entry of entries) findings.push(...(await findLacks(req, states, entry)))
  return findings
}

async function findLacks(req: PayloadRequest, states: TwoStates, entry: Entry): Promise<Finding[]> {
  const missing = await missingOf(req, states, entry.locale)
  if (missing.length === 0) return []
  const fields = missing.map(({ field }) => field)
  const lacks = missing.filter(({ words }) => words === null).map(({ label }) => label)
  const wrong = missing.flatMap(({ label, words }) => (words === null ? [] : [`${label}: ${words}`]))
  return [{ ...found(entry, 'incomplete'), lacks, fields, words: wrong.join(' ') || null }]
}

const found = ({ collection, id, locale }: Entry, reason: Finding['reason']): Finding => ({
  ...{ collection, id, locale, reason },
  ...{ lacks: [], fields: [], words: null },
})
