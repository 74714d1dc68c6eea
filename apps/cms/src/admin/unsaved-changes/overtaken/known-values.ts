import type { OvertakenField, TypedOver } from '../../../fields/typed-over/typed-over.ts'
import { valueMark } from '../../../fields/typed-over/value-mark.ts'
import type { Changes } from '../changed-fields.ts'

/** An answer that never came may have been a save; so many of them are remembered. */
const mostSent = 10

/**
 * What a form knows of the stored values of its fields, to tell the server over which it was typed: each as the form was
 * opened, as the form has sent it and as the server answered to that.
 */
export class KnownValues {
  #opened: Changes = {}
  #hasSent = false
  readonly #sent = new Map<string, string[]>()
  readonly #older = new Set<string>()

  /** The document that the form was opened with; it may be read anew until something is sent. */
  open(document: Changes): void {
    if (!this.#hasSent) this.#opened = document
  }

  /**
   * Returns what goes along with the changes.
   * @param confirmed the form's values as the server has confirmed them
   * @param at the document's newest time of change that is known
   */
  send(changes: Changes, confirmed: Changes, at: string | null): TypedOver {
    const marks = Object.fromEntries(Object.keys(changes).map((name) => [name, this.#marksOf(name, confirmed)]))
    const older = [...this.#older].filter((name) => name in changes)
    this.#hasSent = true
    for (const [name, value] of Object.entries(changes)) {
      const sent = [...(this.#sent.get(name) ?? []), valueMark(value)]
      this.#sent.set(name, sent.slice(-mostSent))
    }
    return { at, marks, older }
  }

  /**
   * The changes are stored, and the document reads so now. Running text that others have changed in it is replaced in no
   * open form, so the form goes on with an older one.
   */
  saved(changes: Changes, confirmed: Changes, document: Changes): void {
    for (const [name, value] of Object.entries(changes)) {
      this.#sent.set(name, [valueMark(value), valueMark(document[name])])
      this.#older.delete(name)
    }
    for (const [name, value] of Object.entries(document))
      if (!(name in changes) && !this.#marksOf(name, confirmed).includes(valueMark(value))) this.#older.add(name)
  }

  /** Whoever types has seen what is stored, and decided between that and their own. */
  settle({ name, mark }: Pick<OvertakenField, 'name' | 'mark'>): void {
    this.#sent.set(name, [mark])
  }

  #marksOf(name: string, confirmed: Changes): string[] {
    const known = [valueMark(confirmed[name]), valueMark(this.#opened[name]), ...(this.#sent.get(name) ?? [])]
    return [...new Set(known)]
  }
}
