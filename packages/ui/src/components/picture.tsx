export type PictureData = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  focus: { x: number; y: number }
}

type Props = { picture: PictureData; sizes: string; eager?: boolean }

/** An image that keeps its place while it loads and its focal point when it is cut. */
export function Picture({ picture, sizes, eager = false }: Props) {
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
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  )
}
