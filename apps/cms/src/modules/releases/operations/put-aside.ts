import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { type Prepared, putAside } from './prepared-globals.ts'
import { publishEntry, ReleaseStopped } from './publish-entry.ts'
import { speakFor } from './speak-for.ts'

export type AsideOutcome =
  | { ok: true }
  | { ok: false; error: 'incomplete'; lacks: string[] }
  | { ok: false; error: 'not-open' | 'changed' }

class Rehearsed extends Error {}

/** Puts the text of a single document aside for a release, once it is one that could be saved as it is. */
export async function putAsideChecked(asked: PayloadRequest, prepared: Prepared): Promise<AsideOutcome> {
  const lacks = await rehearse(asked, prepared)
  if (lacks) return { ok: false, error: 'incomplete', lacks }
  const error = await putAside(asked, prepared)
  return error ? { ok: false, error } : { ok: true }
}

/** Saves it in a transaction that is taken back. @returns what it lacks. */
async function rehearse(asked: PayloadRequest, { global, locale, data }: Prepared): Promise<string[] | null> {
  try {
    return await inTransaction(asked.payload, locale, async (own) => {
      const entry = { collection: 'globals', id: global, locale, prepared: { data, baseAt: 0 } }
      await publishEntry(speakFor(own, asked), entry)
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof Rehearsed) return null
    if (error instanceof ReleaseStopped) return error.findings.flatMap(({ lacks, words }) => (words ? [words] : lacks))
    throw error
  }
}
