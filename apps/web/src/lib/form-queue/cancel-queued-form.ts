import { draftRuleOf } from '@estu/domain/forms/kept/draft-rules'
import { changeDraft, type DraftChanges, emptyDraft } from '@estu/domain/forms/kept/form-drafts'
import type { QueuedForm } from '@estu/domain/forms/kept/form-queue'
import { saveDraft } from '../form-drafts/draft-storage'
import { removeFromQueue } from './queue-storage'

/**
 * Puts a form that waited, or was refused, back where it was filled in, with everything that was typed.
 * @returns the page it stands on
 */
export function cancelQueuedForm(entry: QueuedForm): string {
  const { form, about, owner, fields } = entry
  const valuesOf = (name: string) => fields.flatMap(([known, value]) => (known === name ? [value] : []))
  const changes: DraftChanges = Object.fromEntries(draftRuleOf(form).fields.map((name) => [name, valuesOf(name)]))
  const draft = changeDraft(emptyDraft, changes, form, Date.now())
  saveDraft({ form, about, owner }, { ...draft, consentText: valuesOf('consentText')[0] ?? '' })
  removeFromQueue(entry.key)
  return pageOf(entry)
}

/** A time that is gone is chosen anew; everything else stays chosen. */
function pageOf({ path, answer }: QueuedForm): string {
  const [page = '/', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  if (answer?.status === 'refused' && answer.problem.startsWith('slot-')) search.delete('at')
  const rest = String(search)
  return rest ? `${page}?${rest}` : page
}
