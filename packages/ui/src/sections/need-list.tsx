import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'

type Need = { title: string; text: string; href: string }

/** What people come with, as rows of text: the need first, the product second. */
export function NeedList({ title, needs, linkAs: A = 'a' }: LinkProps & { title: string; needs: Need[] }) {
  return (
    <section className="section--tight">
      <div className="page">
        <h2 className="sr">{title}</h2>
        <div className="needs">
          {needs.map((need) => (
            <A key={need.title} href={need.href}>
              <b>{need.title}</b>
              <span>{need.text}</span>
              <Icon name="arrow" />
            </A>
          ))}
        </div>
      </div>
    </section>
  )
}
