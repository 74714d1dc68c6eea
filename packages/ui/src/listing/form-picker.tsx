import { Drawing, type DrawingForm } from '../components/pictures/drawing.tsx'
import { type FacetChoice, isDead } from './facet-choices.tsx'

type Props = {
  name: string
  choices: readonly (FacetChoice & { drawing: DrawingForm })[]
  /** Where drawings lie. */
  drawings: string
}

/** Answers that are known by their looks sooner than by their names. */
export function FormPicker({ name, choices, drawings }: Props) {
  return (
    <div className="formpick">
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            defaultChecked={choice.chosen}
            disabled={isDead(choice)}
          />
          <Drawing form={choice.drawing} drawings={drawings} small />
          <span>{choice.label}</span>
          <small>{choice.count}</small>
        </label>
      ))}
    </div>
  )
}
