import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { mapPerson } from '@/content/editorial/map-article'
import { readList } from '@/content/read'
import type { TeamMember } from '@/content/types'
import { maxRecords } from './max-records'

/** Everybody who receives visitors, in the words of one language. */
export async function listTeam(locale: Locale): Promise<TeamMember[]> {
  'use cache'
  const found = await readList(locale, 'specialists', { sort: 'createdAt', limit: maxRecords, depth: 1 })
  return found.flatMap((stored) => {
    const person = mapPerson(stored)
    const branchId = typeof stored.branch === 'string' ? stored.branch : (stored.branch?.id ?? null)
    return person ? [{ ...person, id: stored.id, branchId, spoken: stored.languages ?? [] }] : []
  })
}
