import { expect } from 'vitest'
import { valueMark } from '../../src/fields/typed-over/value-mark.ts'
import { revisionOf } from '../../src/modules/translation/operations/text-revision.ts'
import { ask } from '../support/rest-of-staff.ts'
import { type Action, fields, type Who } from './actions.ts'
import { type Desk, type Known, mayWrite } from './desk.ts'
import type { DocumentModel } from './document-model.ts'
import { storedValue, textsOf } from './shop-state.ts'

type SavedTexts = { conflicts: { path: string; revision: string }[]; revisions: Record<string, string> }

const keyOf = (who: Who, { id }: DocumentModel, { locale, field }: Pick<Action, 'locale' | 'field'>) =>
  `${who} ${id} ${locale} ${field}`

/** The form knows what it shows apart from the editor of two languages. */
const formKeyOf = (who: Who, document: DocumentModel, action: Pick<Action, 'locale' | 'field'>) =>
  `form ${keyOf(who, document, action)}`

/** Opens a document, or opens it again. */
export async function read(desk: Desk, document: DocumentModel, { who, locale }: Action): Promise<void> {
  const asked = `articles/${document.id}?locale=${locale}&fallback-locale=null&draft=true&depth=0`
  expect((await ask(desk.cms, 'GET', asked)).status).toBeGreaterThanOrEqual(400)
  const answer = await desk.as(who, 'GET', asked)
  if (!desk.isDone(answer, who !== 'clinic' && !document.isTrashed)) return
  expect(textsOf(answer.json)).toEqual(document.newest[locale])
  for (const field of fields) {
    const known = { text: document.newest[locale][field], revision: revisionOf(answer.json[field] ?? null) }
    desk.known.set(keyOf(who, document, { locale, field }), known)
    desk.known.set(formKeyOf(who, document, { locale, field }), known)
  }
}

/** Closes the form, which others may open then. */
export async function leave(desk: Desk, document: DocumentModel, { who }: Action): Promise<void> {
  const asked = `payload-locked-documents?where[document.value][equals]=${document.id}&depth=0`
  const { docs } = (await desk.as(who, 'GET', asked)).json as { docs: { id: string }[] }
  const isOwn = !(await desk.isHeld(document, who))
  for (const { id } of docs) desk.isDone(await desk.as(who, 'DELETE', `payload-locked-documents/${id}`), isOwn)
}

/**
 * Typing in the form, which saves itself over what it was typed over. Told that somebody has written another text
 * meanwhile, every second person keeps their own.
 */
export async function type(desk: Desk, document: DocumentModel, action: Action): Promise<void> {
  const { number } = action
  const key = formKeyOf(action.who, document, action)
  if (!desk.known.has(key)) await read(desk, document, action)
  const text = desk.newText(action)
  const over = desk.known.get(key)?.text ?? 'never read'
  await desk.overNetwork(action, async (isHeard) => {
    const now = await saveForm(desk, document, { ...action, text, over })
    if (now === null || !isHeard) return
    desk.known.set(key, { text: now, revision: '' })
    if (now === text || number % 2 === 0) return
    expect(await saveForm(desk, document, { ...action, text, over: now })).toBe(text)
    desk.known.set(key, { text, revision: '' })
  })
}

/** @returns how the text reads now; null where the save was refused for another reason. */
async function saveForm(
  desk: Desk,
  document: DocumentModel,
  { who, locale, field, text, over }: Action & { text: string; over: string },
): Promise<string | null> {
  const asked = `articles/${document.id}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`
  const isOpen = !document.isTrashed && !(await desk.isHeld(document, who)) && mayWrite(who, locale)
  const now = document.newest[locale][field]
  const isOvertaken = now !== over && now !== text
  const before = await desk.state.lastVersion(document.id)
  const told = { at: null, marks: { [field]: [valueMark(storedValue(field, over))] }, older: [] }
  const headers = { 'x-typed-over': JSON.stringify(told) }
  const body = { [field]: storedValue(field, text), _status: 'draft' }
  const answer = await ask(desk.cms, 'PATCH', asked, { as: desk.staff[who], headers, body })
  if (!desk.isDone(answer, isOpen && !isOvertaken)) {
    if (!isOpen) return null
    expect(answer.json).toMatchObject({
      errors: [{ data: { code: 'overtaken', fields: [{ name: field, text: now || 'пусто' }] } }],
    })
    desk.counted.overtaken += 1
    return now
  }
  await desk.accept(document, who, { locale, field, text }, before)
  await desk.expectAuthor(document, who)
  return text
}

/**
 * Typing in the editor of two languages, over a text as it was read. Where somebody has written another one meanwhile,
 * that stays; told of it, every second person sends their own once more, over that.
 */
export async function typeTexts(desk: Desk, document: DocumentModel, action: Action): Promise<void> {
  const { who, number } = action
  const key = keyOf(who, document, action)
  if (!desk.known.has(key)) await read(desk, document, action)
  const text = desk.newText(action)
  const base = desk.known.get(key) ?? { text: 'never read', revision: 'none' }
  await desk.overNetwork(action, async (isHeard) => {
    const answer = await sendText(desk, document, { ...action, text, base })
    if (!answer || !isHeard) return
    desk.known.set(key, answer)
    if (answer.text === text || number % 2 === 0) return
    const again = await sendText(desk, document, { ...action, text, base: answer })
    expect(again?.text).toBe(text)
    if (again) desk.known.set(key, again)
  })
}

type SentText = Action & { text: string; base: Known }

/** @returns how the text reads now; null where it was refused. */
async function sendText(
  desk: Desk,
  document: DocumentModel,
  { who, locale, field, text, base }: SentText,
): Promise<Known | null> {
  const now = document.newest[locale][field]
  const before = await desk.state.lastVersion(document.id)
  const texts = [{ path: field, value: storedValue(field, text), base: base.revision }]
  const body = { collection: 'articles', id: document.id, locale, texts }
  const answer = await desk.as(who, 'POST', 'translation/save', body)
  if (!desk.isDone(answer, !document.isTrashed && mayWrite(who, locale))) return null
  const { conflicts, revisions } = answer.json as unknown as SavedTexts
  const [conflict] = conflicts
  expect(conflict === undefined).toBe(now === text || now === base.text)
  if (conflict) {
    desk.counted.conflicts += 1
    return { text: now, revision: conflict.revision }
  }
  await desk.accept(document, who, { locale, field, text }, before)
  if (now !== text) await desk.expectAuthor(document, who)
  return { text, revision: revisions[field] ?? '' }
}
