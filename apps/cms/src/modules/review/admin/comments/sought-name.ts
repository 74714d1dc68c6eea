/** A name that is being typed: what of it is there, and where its `@` stands. */
export type Sought = { query: string; from: number; to: number }

/** Two words at most: what follows a whole name is the sentence. */
const typedName = /(?<![\p{L}\p{N}._-])@((?:[\p{L}'-]+ ?){0,2})$/u

/** The name that the cursor stands at the end of; null where it stands elsewhere. */
export function soughtAt(text: string, caret: number): Sought | null {
  const found = typedName.exec(text.slice(0, caret))
  return found ? { query: found[1] ?? '', from: found.index, to: caret } : null
}

/** The text with the whole name in place of its beginning, and where the cursor stands after it. */
export function withName(text: string, { from, to }: Sought, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(to).trimStart(), caret: before.length }
}
