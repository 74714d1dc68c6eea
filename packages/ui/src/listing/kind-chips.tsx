type Props = {
  label: string
  kinds: readonly { label: string; count: number; href: string; current: boolean }[]
}

/** The sorts of things in a list, one of them to look at alone. */
export function KindChips({ label, kinds }: Props) {
  return (
    <nav className="kinds" aria-label={label}>
      {kinds.map((kind) => (
        <a
          key={kind.href}
          className="chip"
          href={kind.href}
          rel="nofollow"
          aria-current={kind.current ? 'true' : undefined}
          data-stay
        >
          <span>{kind.label}</span> <small>{kind.count}</small>
        </a>
      ))}
    </nav>
  )
}
