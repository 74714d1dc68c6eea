import { ButtonLink } from '../components/button-link.tsx'

type Way = { label: string; href: string }

/** What to do next, after all has been read. */
export function NextStep({ title, text, main, other }: { title: string; text: string; main: Way; other?: Way }) {
  return (
    <section className="section section--tight deep">
      <div className="page half">
        <div className="half__in">
          <div className="stack">
            <h2>{title}</h2>
            <p className="muted">{text}</p>
          </div>
          <div className="btns">
            <ButtonLink href={main.href} tone="light">
              {main.label}
            </ButtonLink>
            {other && (
              <ButtonLink href={other.href} tone="line">
                {other.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
