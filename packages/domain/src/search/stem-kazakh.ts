/** A suffix as it is after folding (`ы`, `і` are `и`; `ң` is `н`), what it may follow, and how short a word it leaves. */
type Suffix = { text: string; after: RegExp; leaves: number }

const vowel = /[аеиоуяюэ]$/
const consonant = /[^аеиоуяюэ]$/
/** Voiceless sounds, and those that are written as if they were after a loan. */
const voiceless = /[кптсшщчцфхбвгд]$/
const voiced = /[аеиоуяюэжзлмнрв]$/
const nasal = /[аеиоуяюэмн]$/
const ringing = /[жзлмнруи]$/
const open = /[аеиоуяюэр]$/

const suffixes = (after: RegExp, leaves: number, words: string): Suffix[] =>
  words.split(' ').map((text) => ({ text, after, leaves }))

/** «I am», «you are»: `зейнеткермін`. */
const persons = [...suffixes(voiced, 4, 'мин миз син сиз сиздер'), ...suffixes(voiceless, 4, 'пин пиз син сиз сиздер')]
const cases = [
  ...suffixes(nasal, 3, 'нин нан нен ни ники'),
  ...suffixes(ringing, 3, 'дин ди дан ден дики'),
  ...suffixes(vowel, 3, 'дан ден'),
  ...suffixes(voiceless, 3, 'тин ти тан тен та те ка ке таги теги тики пен таи теи'),
  ...suffixes(voiced, 3, 'га ге да де даги деги мен бен даи деи'),
  // After a possessive: `құлағында`, `құлағына`, `құлағын`.
  ...suffixes(/и$/, 3, 'нда нде ндаги ндеги на не нан нен'),
  ...suffixes(/и$/, 4, 'н'),
  ...suffixes(consonant, 4, 'а е'),
]
const possessives = [...suffixes(vowel, 4, 'миз низ си м н'), ...suffixes(consonant, 4, 'имиз иниз им ин и')]
const plurals = [
  ...suffixes(open, 4, 'лар лер'),
  ...suffixes(ringing, 4, 'дар дер'),
  ...suffixes(voiceless, 4, 'тар тер'),
]

/** Verbs as people ask: «I choose», «we choose», «to choose». */
const verbs = [
  ...suffixes(consonant, 4, 'амин емин амиз емиз асиз есиз'),
  ...suffixes(vowel, 4, 'имин имиз исиз у'),
  ...suffixes(consonant, 4, 'у'),
]

/** A word ends so only before a suffix that begins with a vowel: `құлақ`, `құлағы`. */
const restored: Record<string, string> = { г: 'к', б: 'п' }

/**
 * The forms a folded Kazakh word may be of, itself first: person, case, possessive and plural taken off in that
 * order, each only where the sound before it allows it, and every form on the way, since a light stemmer cannot
 * know which is a word. Two words belong together if they share a form.
 */
export function stemKazakh(word: string): string[] {
  const forms = new Set([word])
  for (const kind of [persons, cases, possessives, plurals, verbs]) {
    for (const form of [...forms]) for (const shorter of without(form, kind)) forms.add(shorter)
  }
  return [...forms]
}

function without(word: string, kind: readonly Suffix[]): string[] {
  return kind.flatMap(({ text, after, leaves }) => {
    const stem = word.slice(0, -text.length)
    if (!word.endsWith(text) || stem.length < leaves || !after.test(stem)) return []
    const last = restored[stem.slice(-1)]
    return last && /^[аеиоу]/.test(text) ? [stem, stem.slice(0, -1) + last] : [stem]
  })
}
