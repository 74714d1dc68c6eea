export type SynonymSeed = { key: string; words: readonly [string, ...string[]]; language?: 'ru' | 'kk' }

/** A group of words and phrases that mean the same, from lines of them with commas between. */
export function group(key: string, ...lines: readonly [string, ...string[]]): SynonymSeed {
  const [title = '', ...others] = lines.flatMap((line) => line.split(', '))
  return { key, words: [title, ...others] }
}
