/** Suffixes as they are after folding (`ы`, `і` are `и`; `ң` is `н`), the longest of a kind first. */
const cases = [
  ...['ндаги', 'ндеги', 'даги', 'деги', 'таги', 'теги', 'дики', 'тики', 'ники'],
  ...['нин', 'дин', 'тин', 'дан', 'ден', 'тан', 'тен', 'нан', 'нен', 'мен', 'бен', 'пен', 'нда', 'нде', 'сиз'],
  ...['даи', 'деи', 'таи', 'теи', 'лик', 'дик', 'тик'],
  ...['га', 'ге', 'ка', 'ке', 'на', 'не', 'ни', 'ди', 'ти', 'да', 'де', 'та', 'те', 'ли', 'ши', 'н', 'а', 'е'],
]
const possessives = ['имиз', 'иниз', 'миз', 'низ', 'им', 'ин', 'си', 'и', 'м', 'н']
const plurals = ['лар', 'лер', 'дар', 'дер', 'тар', 'тер']
const infinitive = ['у']
const shortest = 3

/** A word ends so only before a suffix that begins with a vowel: `құлақ`, `құлағы`. */
const restored: Record<string, string> = { г: 'к', б: 'п' }

/**
 * The forms a folded Kazakh word may be of, itself first: case, possessive and plural taken off in that order, and every
 * form on the way, since a light stemmer cannot know which is a word. Two words belong together if they share a form.
 */
export function stemKazakh(word: string): string[] {
  const forms = new Set([word])
  for (const suffixes of [cases, possessives, plurals, infinitive]) {
    for (const form of [...forms]) for (const shorter of without(form, suffixes)) forms.add(shorter)
  }
  return [...forms]
}

function without(word: string, suffixes: readonly string[]): string[] {
  return suffixes.flatMap((suffix) => {
    const stem = word.slice(0, -suffix.length)
    if (!word.endsWith(suffix) || stem.length < shortest) return []
    const last = restored[stem.slice(-1)]
    return last && /^[аеиоу]/.test(suffix) ? [stem, stem.slice(0, -1) + last] : [stem]
  })
}
