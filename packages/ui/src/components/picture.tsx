export type PictureData = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  focus: { x: number; y: number }
}

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

/** An image that keeps its place while it loads and its focal point when it is cut. */
export function Picture({ picture, sizes, eager = false, unseen = false }: Props) {
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
