/** A photograph, in sizes to choose from. */
export type PhotographData = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  focus: { x: number; y: number }
}

/**
 * A drawing of a file of drawings, by its whole address.
 * @property wide three wide by two high; any other is square
 * @property colour that of the thing itself, where it has one
 */
export type DrawnData = { drawn: string; wide: boolean; colour: string | null; alt: string }

export type PictureData = PhotographData | DrawnData

type Props = {
  picture: PictureData
  sizes: string
  eager?: boolean
  /** Out of sight until somebody moves to it, though near enough for a browser to fetch it with what is seen. */
  unseen?: boolean
}

/** Where the focal point lies, in tenths; nothing for the middle, where pictures are cut anyway. */
function tenths(percent: number): number | undefined {
  const near = Math.round(percent / 10)
  return near === 5 ? undefined : near
}

/** A picture that keeps its place while it loads: a photograph with its focal point when it is cut, or a drawing. */
export function Picture({ picture, sizes, eager = false, unseen = false }: Props) {
  if ('drawn' in picture) return <Drawn picture={picture} isSmall={Number.parseInt(sizes, 10) <= small} />
  const { src, srcSet, width, height, alt, focus } = picture
  return (
    <img
      className="picture"
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : unseen ? 'low' : undefined}
      decoding="async"
      data-x={tenths(focus.x)}
      data-y={tenths(focus.y)}
    />
  )
}

/** In pixels: on no more than so many a drawing is shown in thinner lines, and without its finest. */
const small = 140

/** Trap: the policy allows no style in the markup; `color` is an attribute that any rule of a theme is stronger than. */
function Drawn({ picture: { drawn, wide, colour, alt }, isSmall }: { picture: DrawnData; isSmall: boolean }) {
  return (
    <svg
      className={isSmall ? 'picture drawn drawn--s' : 'picture drawn'}
      viewBox={wide ? '0 0 720 480' : '0 0 480 480'}
      color={colour ?? undefined}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <use href={drawn} />
    </svg>
  )
}
