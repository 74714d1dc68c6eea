import { Notice } from '@estu/ui/components/notice'

export type Option = { href: string; title: string; text: string; end?: string }

/** Choices as links: each leads to the next step. */
export function OptionList({ title, options, empty }: { title: string; options: readonly Option[]; empty: string }) {
  return (
    <>
      <h1>{title}</h1>
      {options.length === 0 && <Notice tone="attention" text={empty} />}
      <ul className="choices" role="list">
        {options.map(({ href, title: name, text, end }) => (
          <li key={href}>
            <a className="choice choice--link" href={href}>
              <span className="strong">{name}</span>
              {end && <span className="end">{end}</span>}
              <span className="muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
