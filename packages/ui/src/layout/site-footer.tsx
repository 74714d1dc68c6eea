import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'
import { Logo, type Logos } from './logo.tsx'

type Props = LinkProps & {
  name: string
  logos?: Logos | null | undefined
  homeHref: string
  invitation: string
  phone: { href: string; label: string } | null
  hours: string
  place: string
  columns: { title: string; links: { label: string; href: string }[] }[]
  warning: string
  notes: string[]
  legal: string
  legalLinks: { label: string; href: string }[]
}

/** Who we are, where everything is (on a phone folded, column by column), and what the law wants said. */
export function SiteFooter(props: Props) {
  const { name, logos, homeHref, invitation, phone, hours, place, columns, linkAs } = props
  const A = linkAs ?? 'a'
  return (
    <footer className="foot">
      <div className="page">
        <div className="foot__cols">
          <div>
            <Logo href={homeHref} name={name} logos={logos} linkAs={linkAs} />
            <p className="foot__say">{invitation}</p>
            {phone && (
              <a className="foot__tel num" href={phone.href}>
                {phone.label}
              </a>
            )}
            <address className="muted">
              {hours}
              <br />
              {place}
            </address>
          </div>
          {columns.map((column) => (
            <div key={column.title}>
              {/* One of the two headings is shown: a column that is open has nothing to press. */}
              <h2 className="foot__head">{column.title}</h2>
              <details>
                <summary>
                  <h2>{column.title}</h2>
                  <Icon name="chevron" />
                </summary>
                <ul role="list">
                  {column.links.map(({ label, href }) => (
                    <li key={href}>
                      <A href={href}>{label}</A>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          ))}
        </div>
        <Legal {...props} />
      </div>
    </footer>
  )
}

function Legal({ warning, notes, legal, legalLinks, linkAs: A = 'a' }: Props) {
  return (
    <div className="foot__legal">
      <p className="foot__warn">{warning}</p>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="foot__note">
          {note}
        </p>
      ))}
      <p className="foot__links">
        <span>{legal}</span>
        {legalLinks.map(({ label, href }) => (
          <A key={href} className="foot__link" href={href}>
            {label}
          </A>
        ))}
      </p>
    </div>
  )
}
