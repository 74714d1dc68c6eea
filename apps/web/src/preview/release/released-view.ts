import type { Locale } from '@estu/domain/locale/locales'
import type { Specialist } from '@/content/clinic/get-specialist'
import type { DraftView } from '../draft-mappers'

/** A document of a release as its page will show it, and in which languages it goes out. */
export type ReleasedView = { languages: readonly Locale[] } & (
  | { kind: 'draft'; view: DraftView }
  | { kind: 'specialist'; specialist: Omit<Specialist, 'wrote' | 'reviewed'> }
)
