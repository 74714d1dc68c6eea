const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё'
/** The row of digits writes letters on a Kazakh keyboard. */
const digitKeys = '2345890-='
const kazakhKeys = 'әіңғүұқөһ'

const mapOf = (from: string, to: string) => new Map([...from].map((key, index) => [key, to[index] ?? key]))

const toRussian = mapOf(latinKeys, cyrillicKeys)
const toKazakh = mapOf(latinKeys + digitKeys, cyrillicKeys + kazakhKeys)
const toLatin = mapOf(cyrillicKeys + kazakhKeys, latinKeys + digitKeys)
const shifted = mapOf('{}:"<>~', "[];',.`")

const typed = (text: string, keys: ReadonlyMap<string, string>) => [...text].map((key) => keys.get(key) ?? key).join('')

/**
 * What the same keys write in the other layouts, likeliest first: `,fnfhtz` is `батарея`, `09kf0` on a Kazakh keyboard
 * `құлақ`, `зрщтфл` is `phonak`. None where nothing would change.
 */
export function otherLayouts(text: string): string[] {
  const keys = typed(text.toLowerCase(), shifted)
  const readings = /\p{Script=Cyrillic}/u.test(keys)
    ? [typed(keys, toLatin), typed(typed(keys, toLatin), toKazakh)]
    : [typed(keys, toRussian), typed(keys, toKazakh)]
  return [...new Set(readings)].filter((reading) => reading !== keys && /\p{L}/u.test(reading))
}
