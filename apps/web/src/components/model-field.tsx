import { TextField } from '@estu/ui/components/form-fields'

type Props = {
  value: string
  labels: { field: string; find: string }
  /** What the address says beside the name. */
  hidden: readonly (readonly [name: string, value: string])[]
}

/** Looks for a model by its name: a plain form whose answer is the same page once more. */
export function ModelField({ value, labels, hidden }: Props) {
  return (
    <form method="get" role="search" aria-label={labels.find} className="form">
      {hidden.map(([name, kept]) => (
        <input key={`${name} ${kept}`} type="hidden" name={name} value={kept} />
      ))}
      <TextField id="q" label={labels.field} value={value} maxLength={60} autoComplete="off" />
      <button className="btn btn--secondary" type="submit">
        {labels.find}
      </button>
    </form>
  )
}
