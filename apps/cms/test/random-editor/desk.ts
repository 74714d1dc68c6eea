import type { Locale } from '@estu/domain/locale/locales'
import { expect } from 'vitest'
import type { TestCms } from '../support/open-cms.ts'
import { type Answer, ask, type Person } from '../support/rest-of-staff.ts'
import { type Action, type Field, fields, people, type Who } from './actions.ts'
import { DocumentModel, firstTexts } from './document-model.ts'
import { type ShopState, stateOf, storedValue } from './shop-state.ts'

export type Entry = { document: DocumentModel; locale: Locale }
type Release = { id: string; documents: DocumentModel[] }
/** What a text read as, and the mark of that, when a person saw it last. */
export type Known = { text: string; revision: string }
/** `isHeard`: whether the person's browser gets the answer. */
type Send = (isHeard: boolean) => Promise<void>
type Version = Awaited<ReturnType<ShopState['lastVersion']>>
type Typed = { locale: Locale; field: Field; text: string }

/** People who work on a few documents by the requests of the admin's own screens, and what they may expect of that. */
export class Desk {
  readonly state: ShopState
  readonly documents: DocumentModel[] = []
  readonly known = new Map<string, Known>()
  readonly releases: Release[] = []
  plans: Entry[] = []
  readonly counted = { refused: 0, conflicts: 0, overtaken: 0, repeated: 0, overwritten: 0 }
  readonly cms: TestCms
  readonly staff: Record<Who, Person>
  /** What a person's browser has still to send; the rest of what they do waits for it. */
  private readonly unsent = new Map<Who, Send>()
  private number = 0
  private lastKey = '0'

  constructor(cms: TestCms, staff: Record<Who, Person>) {
    this.cms = cms
    this.staff = staff
    this.state = stateOf(cms.payload)
  }

  async open(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const texts = firstTexts(`Документ ${number}`)
      const words = (locale: Locale) =>
        Object.fromEntries(fields.map((field) => [field, storedValue(field, texts[locale][field])]))
      const own = { ...words('ru'), slug: `dokument-${number}`, kind: 'general' }
      const made = await this.as('editor', 'POST', 'articles?locale=ru&draft=true', own)
      const { id } = made.json.doc as { id: string }
      expect((await this.as('editor', 'PATCH', `articles/${id}?locale=kk&draft=true`, words('kk'))).status).toBe(200)
      this.documents.push(new DocumentModel(id, texts))
    }
  }

  as(who: Who, method: string, path: string, body?: unknown): Promise<Answer> {
    return ask(this.cms, method, path, { as: this.staff[who], ...(body === undefined ? {} : { body }) })
  }

  byId(id: string): DocumentModel {
    const found = this.documents.find((document) => document.id === id)
    if (!found) throw new Error(`There is no document ${id}.`)
    return found
  }

  nextNumber(): number {
    this.number += 1
    return this.number
  }

  /** No two are the same; now and then a field is emptied. */
  newText({ number, who }: Action): string {
    return number % 12 === 0 ? '' : `Текст ${this.nextNumber()}: ${who}`
  }

  /** Publications since this was asked last. */
  async newPublications() {
    const made = await this.state.publications(this.lastKey)
    this.lastKey = made.at(-1)?.key ?? this.lastKey
    return made
  }

  /** An answer that was to be expected; what is refused is refused in words, and is no fault. @returns whether it is a yes. */
  isDone({ status, text }: Answer, expected: boolean): boolean {
    expect(status < 400, `answered with ${status} ${text.slice(0, 300)}`).toBe(expected)
    expect(status, text.slice(0, 300)).toBeLessThan(500)
    if (!expected) this.counted.refused += 1
    return expected
  }

  /** Whether somebody else has the form of a document open. */
  async isHeld(document: DocumentModel, who: Who): Promise<boolean> {
    const holder = await this.state.holderOf(document.id)
    return who !== 'translator' && holder !== null && holder !== this.staff[who].id
  }

  /** Each change is somebody's, who is written down with the version that it made. */
  async expectAuthor(document: DocumentModel, who: Who): Promise<void> {
    expect((await this.state.lastVersion(document.id)).authors).toContain(`staff ${this.staff[who].id}`)
  }

  /**
   * Keeps in mind what was accepted. Known: who has written before in a version that was saved by itself goes on in it in
   * either language, so that a text of somebody else in it which they replace then is in no version any more.
   */
  async accept(document: DocumentModel, who: Who, typed: Typed, before: Version): Promise<void> {
    const replaced = document.type(who, typed.locale, typed.field, typed.text)
    const { id } = await this.state.lastVersion(document.id)
    if (replaced === null || id !== before.id) return
    expect(before.authors, `«${replaced}» was written over`).toContain(`staff ${this.staff[who].id}`)
    document.typedBy.delete(replaced)
    this.counted.overwritten += 1
  }

  /** Sends something as the network lets it; what was lost is sent once more before the person's next step. */
  async overNetwork({ network, who }: Action, send: Send): Promise<void> {
    if (network !== 'lost') await send(network === 'there')
    if (network !== 'there') this.unsent.set(who, send)
  }

  /** A person's browser is back on the network. */
  async sendWaiting(who: Who): Promise<void> {
    const waiting = this.unsent.get(who)
    this.unsent.delete(who)
    if (!waiting) return
    this.counted.repeated += 1
    await waiting(true)
  }

  async sendAll(): Promise<void> {
    for (const who of people) await this.sendWaiting(who)
  }
}

/** Everybody's rights: an editor's to write, a translator's to write Kazakh drafts, the clinic's to do none of it. */
export const mayWrite = (who: Who, locale: Locale): boolean =>
  who === 'editor' || (who === 'translator' && locale === 'kk')
