/** A form that no text says. @property instead what is said, in both languages */
export type Forbidden = { form: string; what: string; instead: string; stands: (text: string) => boolean }

type About = { what: string; instead: string; rightIn: readonly string[] }

/** `word*` with any ending, `word` alone; words of a form may be parted by any white space. */
const patternOf = (form: string): string =>
  `(?<![\\p{L}\\p{N}])${form
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*/g, '\\p{L}*'))
    .join('\\s+')}(?![\\p{L}\\p{N}])`

export function forbidden(form: string, { what, instead, rightIn }: About): Forbidden {
  const pattern = new RegExp(patternOf(form), 'iu')
  const right = rightIn.map((phrase) => new RegExp(patternOf(phrase), 'giu'))
  const stands = (text: string) => pattern.test(right.reduce((rest, phrase) => rest.replace(phrase, ' '), text))
  return { form, what, instead, stands }
}
