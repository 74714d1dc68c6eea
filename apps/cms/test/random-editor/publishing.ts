import { type Locale, locales } from '@estu/domain/locale/locales'
import { expect } from 'vitest'
import { minutesAhead, runJobs } from '../schedule/plans-at-hand.ts'
import type { Action } from './actions.ts'
import { type Desk, type Entry, mayWrite } from './desk.ts'
import type { DocumentModel } from './document-model.ts'
import { storedValue } from './shop-state.ts'

/** Publishes one language with a last text typed in the form; of a translator it is a draft whatever is sent. */
export async function publish(desk: Desk, document: DocumentModel, action: Action): Promise<void> {
  const { who, locale, field } = action
  const text = action.number % 3 === 0 ? desk.newText(action) : document.newest[locale][field]
  const isOpen = !document.isTrashed && !(await desk.isHeld(document, who)) && mayWrite(who, locale)
  const isWhole = document.isComplete({ ...document.newest[locale], [field]: text })
  const before = await desk.state.lastVersion(document.id)
  const body = { [field]: storedValue(field, text), _status: 'published' }
  const asked = `articles/${document.id}?locale=${locale}&fallback-locale=null&depth=0&publishSpecificLocale=${locale}`
  const answer = await desk.as(who, 'PATCH', asked, body)
  if (!desk.isDone(answer, isOpen && (isWhole || who === 'translator'))) return
  await desk.accept(document, who, { locale, field, text }, before)
  await desk.expectAuthor(document, who)
  if (who === 'editor') await wentPublic(desk, [{ document, locale }])
}

/** What was to be published by this moment is, and nothing else: each publication is written down once. */
async function wentPublic(desk: Desk, expected: readonly Entry[], release: string | null = null): Promise<void> {
  const made = await desk.newPublications()
  const names = (entries: readonly { id: string; locale: Locale; release: string | null }[]) =>
    entries.map((entry) => `${entry.id} ${entry.locale} ${entry.release}`).toSorted()
  expect(names(made)).toEqual(names(expected.map(({ document, locale }) => ({ id: document.id, locale, release }))))
  for (const { id, locale } of made) desk.byId(id).publish(locale, release)
  for (const { document } of expected) await desk.expectAuthor(document, 'editor')
}

/** Takes back what was published last. */
export async function undo(desk: Desk, document: DocumentModel, { who }: Action): Promise<void> {
  const answer = await desk.as(who, 'GET', `publications/articles/${document.id}`)
  if (!desk.isDone(answer, who === 'editor')) return
  const { last } = answer.json as { last: { key: string; locale: Locale } | null }
  const expected = document.undoable
  expect(last?.locale ?? null).toBe(expected?.locale ?? null)
  if (!last || !expected) return
  expect((await desk.as(who, 'POST', 'publications/undo', { key: last.key })).json).toEqual({ ok: true })
  document.undo(expected)
  await desk.expectAuthor(document, who)
}

export async function schedule(desk: Desk, document: DocumentModel, { who, locale }: Action): Promise<void> {
  // Every plan has a minute of its own.
  const at = minutesAhead(60 + desk.nextNumber())
  const body = { collection: 'articles', id: document.id, locale, action: 'publish', at }
  const answer = await desk.as(who, 'POST', 'schedule', body)
  const isPossible = who === 'editor' && !document.isTrashed && document.isComplete(document.newest[locale])
  if (desk.isDone(answer, isPossible)) desk.plans.push({ document, locale })
}

/** The time of everything planned has come. What has become incomplete meanwhile stays as it is. */
export async function comeDue(desk: Desk): Promise<void> {
  // Each keeps a moment of its own: two plans of a kind may not stand at one.
  await desk.state.rows(`update payload_jobs set wait_until = wait_until - interval '1 year'
    where task_slug = 'schedulePublish' and not coalesce(has_error, false)`)
  while (!(await runJobs(desk.cms.payload)).noJobsRemaining);
  const { plans } = desk
  desk.plans = []
  await wentPublic(
    desk,
    plans.filter(({ document, locale }) => document.isComplete(document.newest[locale])),
  )
}

/** A release of all documents, or of all but one, in one language or in both. */
export async function release(desk: Desk, document: DocumentModel, { who, locale, number }: Action): Promise<void> {
  const languages = number % 2 === 0 ? locales : [locale]
  const documents = desk.documents.filter((one) => number % 5 === 0 || one !== document)
  const items = documents.map(({ id }) => ({ document: { relationTo: 'articles', value: id }, languages }))
  const made = await desk.as(who, 'POST', 'releases?depth=0', { title: `Выпуск ${desk.nextNumber()}`, items })
  if (!desk.isDone(made, who === 'editor')) return
  const { id } = made.json.doc as { id: string }
  const entries = documents.flatMap((one) => languages.map((language) => ({ document: one, locale: language })))
  const isPossible = entries.every((entry) => !entry.document.isTrashed && isWhole(entry))
  const answer = await desk.as(who, 'POST', `release-desk/${id}/publish`, {})
  expect(answer.json).toMatchObject({ ok: isPossible })
  if (!isPossible) return
  desk.releases.push({ id, documents })
  await wentPublic(desk, entries, id)
}

const isWhole = ({ document, locale }: Entry) => document.isComplete(document.newest[locale])

/** Takes the last release back, all of it or nothing. */
export async function undoRelease(desk: Desk, { who }: Action): Promise<void> {
  const last = desk.releases.at(-1)
  if (!last) return
  const answer = await desk.as(who, 'POST', `release-desk/${last.id}/undo`, {})
  if (!desk.isDone(answer, who === 'editor')) return
  const published = last.documents.filter((document) => document.ofRelease(last.id).length > 0)
  const isPossible = published.every((document) => document.undoable?.release === last.id)
  expect(answer.json).toMatchObject({ ok: isPossible })
  if (!isPossible) return
  desk.releases.pop()
  for (const document of published) {
    for (const publication of document.ofRelease(last.id)) document.undo(publication)
    await desk.expectAuthor(document, who)
  }
}
