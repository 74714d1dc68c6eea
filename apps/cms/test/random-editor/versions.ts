import type { Action } from './actions.ts'
import { type Desk, mayWrite } from './desk.ts'
import type { DocumentModel } from './document-model.ts'

/** Gives one language the texts of an earlier version, as a draft. */
export async function restoreLanguage(desk: Desk, document: DocumentModel, action: Action): Promise<void> {
  const { who, locale, number } = action
  // What a version leaves empty, a restore leaves as it stands.
  const versions = (await desk.state.versions(document.id)).filter(({ texts }) => document.isComplete(texts[locale]))
  const version = versions[number % versions.length]
  if (!version) return
  const place = { collection: 'articles', id: document.id, version: version.id, locale }
  const { json: shown } = await desk.as(who, 'GET', `translation/version?${new URLSearchParams(place)}`)
  const body = { ...place, seen: shown?.revision ?? '' }
  const answer = await desk.as(who, 'POST', 'translation/restore', body)
  // A restore gives texts of one language alone, and minds nobody who has the form open.
  if (!desk.isDone(answer, !document.isTrashed && mayWrite(who, locale))) return
  document.restore(locale, version.texts[locale])
  // Where nothing would change nothing is written.
  if (!shown?.isSame) await desk.expectAuthor(document, who)
}

/** Asks for an earlier version whole, by the address that Payload has for that: nobody gets it. */
export async function restoreVersion(desk: Desk, document: DocumentModel, { who, number }: Action): Promise<void> {
  const versions = await desk.state.versions(document.id)
  const version = versions[number % versions.length]
  if (!version) return
  desk.isDone(await desk.as(who, 'POST', `articles/versions/${version.id}?draft=true&depth=0`), false)
}

export async function trash(desk: Desk, document: DocumentModel, { who }: Action): Promise<void> {
  const isOpen = !document.isTrashed && !(await desk.isHeld(document, who))
  const body = { deletedAt: new Date().toISOString() }
  const answer = await desk.as(who, 'PATCH', `articles/${document.id}?depth=0`, body)
  if (!desk.isDone(answer, isOpen && who === 'editor')) return
  document.trash()
  desk.plans = desk.plans.filter((plan) => plan.document !== document)
  await desk.expectAuthor(document, who)
}

/** It comes back as a draft, whatever is asked for; from elsewhere than the trash nothing comes back. */
export async function untrash(desk: Desk, document: DocumentModel, { who, number }: Action): Promise<void> {
  const isHeld = await desk.isHeld(document, who)
  const body = { deletedAt: null, _status: number % 2 === 0 ? 'draft' : 'published' }
  const answer = await desk.as(who, 'PATCH', `articles/${document.id}?trash=true&depth=0`, body)
  if (!desk.isDone(answer, who === 'editor' && document.isTrashed && !isHeld)) return
  document.untrash()
  await desk.expectAuthor(document, who)
}
