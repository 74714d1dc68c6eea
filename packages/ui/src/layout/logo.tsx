import type { LinkProps } from '../components/link-as.ts'

const wave =
  'M0 14L2 4.6L4 4.8L6 13.3L8 21.2L10 21.6L12 15.1L14 8.7L16 8.1L18 12.8L20 17.6L22 18.3L24 15.1L26 11.8L28 11.2L30 13.2L32 15.1L34 15.4L36 14.4L38 13.6L40 13.7L42 14'

/** The name with its wave, leading home. */
export function Logo({ href, name, linkAs: A = 'a' }: LinkProps & { href: string; name: string }) {
  return (
    <A className="logo" href={href}>
      <svg viewBox="0 0 44 28" aria-hidden="true">
        <path className="wave" d={wave} />
      </svg>
      {name}
    </A>
  )
}
