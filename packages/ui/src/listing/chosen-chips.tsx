import { Icon } from '../components/icon.tsx'

type Props = {
  label: string
  /** `href` leads to the list without it. */
  chips: readonly { label: string; href: string }[]
  remove: string
  reset: { label: string; href: string }
}

/** What was chosen, each a link that drops it. `data-stay` tells the script that only the list changes. */
export function ChosenChips({ label, chips, remove, reset }: Props) {
  if (chips.length === 0) return null
  return (
    <nav className="chips" aria-label={label}>
      {chips.map((chip) => (
        <a key={chip.href} className="chip chip--on" href={chip.href} rel="nofollow" data-stay>
          <span>{chip.label}</span>
          <Icon name="close" small />
          <span className="sr">{remove}</span>
        </a>
      ))}
      <a className="btn btn--quiet btn--s" href={reset.href} data-stay>
        {reset.label}
      </a>
    </nav>
  )
}
