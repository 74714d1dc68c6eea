export type FacetChoice = {
  /** As in the address. */
  value: string
  label: string
  count: number
  chosen: boolean
}

/** What leads to nothing cannot be chosen; what is chosen can always be dropped. */
export const isDead = ({ count, chosen }: FacetChoice) => count === 0 && !chosen

/** The answers to one question, each with how many items it leaves. */
export function FacetChoices({ name, choices }: { name: string; choices: readonly FacetChoice[] }) {
  return choices.map((choice) => (
    <label key={choice.value} className="check">
      <input
        type="checkbox"
        name={name}
        value={choice.value}
        defaultChecked={choice.chosen}
        disabled={isDead(choice)}
      />
      <span>{choice.label}</span>
      <small>{choice.count}</small>
    </label>
  ))
}
