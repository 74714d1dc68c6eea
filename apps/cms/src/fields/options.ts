import type { Option } from 'payload'

/** Options of a select from `value: [Russian, Kazakh]`. */
export function options<T extends string>(table: Record<T, [ru: string, kk: string]>): Option[] {
  return Object.entries<[string, string]>(table).map(([value, [ru, kk]]) => ({ value, label: { ru, kk } }))
}
