import type { LinkProps } from '../components/link-as.ts'

const wave =
  'M0 14L2 4.6L4 4.8L6 13.3L8 21.2L10 21.6L12 15.1L14 8.7L16 8.1L18 12.8L20 17.6L22 18.3L24 15.1L26 11.8L28 11.2L30 13.2L32 15.1L34 15.4L36 14.4L38 13.6L40 13.7L42 14'

type LogoPicture = { src: string; width: number; height: number }

/** A picture for each theme; one and the same may stand for several. */
export type Logos = { light: LogoPicture; dark: LogoPicture; contrast: LogoPicture }

type Props = LinkProps & { href: string; name: string; logos?: Logos | null | undefined }

/** The shop's logo, or its name with a wave, leading home. */
export function Logo({ href, name, logos, linkAs: A = 'a' }: Props) {
  if (logos)
    return (
      <A className="logo" href={href}>
        {picturesOf(logos).map(({ src, width, height, themes }) => (
          <img
            key={src}
            className={['logo__picture', ...themes.map((theme) => `logo__picture--${theme}`)].join(' ')}
            src={src}
            width={width}
            height={height}
            alt={name}
          />
        ))}
      </A>
    )
  return (
    <A className="logo" href={href}>
      <svg viewBox="0 0 44 28" aria-hidden="true">
        <path className="wave" d={wave} />
      </svg>
      {name}
    </A>
  )
}

/** Each picture once, with the themes that show it. */
function picturesOf({ light, dark, contrast }: Logos) {
  const themed = { light, dark, contrast }
  const sources = new Map(Object.values(themed).map((picture) => [picture.src, picture]))
  return [...sources.values()].map(({ src, width, height }) => ({
    ...{ src, width, height },
    themes: Object.entries(themed).flatMap(([theme, picture]) => (picture.src === src ? [theme] : [])),
  }))
}
