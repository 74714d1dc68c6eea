import type { OptionLabels } from '@estu/domain/vocabulary/option-labels'
import type { Option } from 'payload'

/**
 * Returns the options of a select from `value: [Russian, Kazakh]`.
 * @param values which of them, in this order; all in the order of the table unless given
 */
export function options<T extends string>(
  labels: OptionLabels<T>,
  values: readonly NoInfer<T>[] = Object.keys(labels) as T[],
): Option[] {
  return values.map((value) => {
    const [ru, kk] = labels[value]
    return { value, label: { ru, kk } }
  })
}
