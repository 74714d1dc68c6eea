/** What an element that a selector speaks of has to have, or to stand within or beside. */
export type Names = { classes: readonly string[]; tags: readonly string[] }

/** Innermost brackets of what a selector asks in its own terms: `:not(…)`, `:is(…)`, `:has(…)`, `:nth-child(…)`. */
const question = /:[\w-]+\([^()]*\)/g
const attribute = /\[[^\]]*\]/g

/** The classes and elements without which nothing in a page can answer to a selector; more may be asked of it. */
export function namesOf(selector: string): Names {
  const plain = withoutQuestions(selector.replaceAll(attribute, ''))
  return {
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    tags: [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name),
  }
}

function withoutQuestions(selector: string): string {
  const shorter = selector.replaceAll(question, '')
  return shorter === selector ? shorter : withoutQuestions(shorter)
}
