import { focusField } from '../../../admin/fields/focus-field.tsx'
import type { Proposal } from './proposals.ts'
import { slipLabels } from './slip-labels.ts'

type Props = {
  proposal: Proposal
  name: string
  say: (ru: string, kk: string) => string
  /** Null where the form cannot be changed. */
  onTake: (() => void) | null
}

const shownParts = 3

/** One field: what is proposed, how it stands, how it would, and the button that takes it over. */
export function ProposalItem({ proposal: { path, slips, parts }, name, say, onTake }: Props) {
  const hidden = parts.length - shownParts
  return (
    <li>
      <button type="button" className="estu-typography__field" onClick={() => void focusField(path)}>
        {name}
      </button>
      <span>{slips.map((slip) => say(...slipLabels[slip])).join(', ')}</span>
      {parts.slice(0, shownParts).map(({ before, after }, index) => (
        <span key={index} className="estu-typography__change">
          <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
        </span>
      ))}
      {hidden > 0 && <span>{say(`Ещё таких мест: ${hidden}`, `Тағы осындай жер: ${hidden}`)}</span>}
      {onTake && (
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          aria-label={say(`Исправить: ${name}`, `Түзету: ${name}`)}
          onClick={onTake}
        >
          {say('Исправить', 'Түзету')}
        </button>
      )}
    </li>
  )
}
