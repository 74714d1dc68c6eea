import { type Locale, locales } from '@estu/domain/locale/locales'
import { type Field, fields, type Who } from './actions.ts'

export type Texts = Record<Field, string>
export type Both<T> = Record<Locale, T>

/** What visitors see; each change of it has a number of its own, which comes back where it is undone. */
type Public = { texts: Both<Texts | null>; change: number }

type Publication = { locale: Locale; before: Public; made: number; release: string | null; isUndone: boolean }

/** Publications of a document that can still be undone. */
const kept = 20

/** What is known of one document by what was answered to those who work on it. */
export class DocumentModel {
  readonly id: string
  readonly newest: Both<Texts>
  public: Public = { texts: { ru: null, kk: null }, change: 0 }
  isTrashed = false
  publications: Publication[] = []
  /** Who typed each text that must be found again: as the newest one, or in a version. */
  readonly typedBy = new Map<string, Who>()
  private changes = 0

  constructor(id: string, newest: Both<Texts>) {
    this.id = id
    this.newest = newest
  }

  /** @returns the text of somebody else that it replaces, which must be in a version now. */
  type(who: Who, locale: Locale, field: Field, text: string): string | null {
    const former = this.newest[locale][field]
    this.newest[locale][field] = text
    if (former === text) return null
    if (text !== '') this.typedBy.set(text, who)
    if (this.typedBy.get(former) !== who) return this.typedBy.has(former) ? former : null
    this.typedBy.delete(former)
    return null
  }

  restore(locale: Locale, texts: Texts): void {
    this.newest[locale] = { ...texts }
  }

  /** Whether a language could be public with such texts. */
  isComplete(texts: Texts): boolean {
    return fields.every((field) => texts[field] !== '')
  }

  publish(locale: Locale, release: string | null): void {
    const before = this.public
    this.changePublic({ ...before.texts, [locale]: { ...this.newest[locale] } })
    const made = this.public.change
    this.publications = [...this.publications, { locale, before, made, release, isUndone: false }].slice(-kept)
  }

  trash(): void {
    this.isTrashed = true
    this.changePublic({ ru: null, kk: null })
  }

  untrash(): void {
    this.isTrashed = false
    this.changePublic({ ru: null, kk: null })
  }

  /** The last publication that was not undone, while nothing else has changed what is public. */
  get undoable(): Publication | null {
    const last = this.publications.findLast(({ isUndone }) => !isUndone)
    return last && !this.isTrashed && last.made === this.public.change ? last : null
  }

  undo(publication: Publication): void {
    publication.isUndone = true
    this.public = publication.before
  }

  ofRelease(release: string): Publication[] {
    return this.publications.filter((one) => one.release === release && !one.isUndone).reverse()
  }

  private changePublic(texts: Both<Texts | null>): void {
    this.changes += 1
    this.public = { texts, change: this.changes }
  }
}

/** As they were given to a new document. */
export const firstTexts = (name: string): Both<Texts> => {
  const of = (locale: Locale): Texts => ({
    title: `${name} ${locale}`,
    summary: `${name} ${locale} о чём`,
    body: `${name} ${locale} текст`,
  })
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Both<Texts>
}
