/** A part of a picture, in hundredths of its width and height. */
export type Area = { left: number; top: number; width: number; height: number }
export type Point = { x: number; y: number }

export const whole: Area = { left: 0, top: 0, width: 100, height: 100 }

/** Less than a hundredth short of everything is everything: a hand on a handle is not that exact. */
export const isWhole = ({ width, height }: Area): boolean => width > 99 && height > 99

/** A part of a part, as a part of the whole. */
export const within = (outer: Area, inner: Area): Area => ({
  left: outer.left + (inner.left * outer.width) / 100,
  top: outer.top + (inner.top * outer.height) / 100,
  width: (inner.width * outer.width) / 100,
  height: (inner.height * outer.height) / 100,
})

const bounded = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** A point of the whole, as it lies in a part. */
export const pointIn = ({ left, top, width, height }: Area, { x, y }: Point): Point => ({
  x: bounded(((x - left) / width) * 100),
  y: bounded(((y - top) / height) * 100),
})

/** A point of a part, as it lies in the whole. */
export const pointOf = ({ left, top, width, height }: Area, { x, y }: Point): Point => ({
  x: bounded(left + (x * width) / 100),
  y: bounded(top + (y * height) / 100),
})

type Size = { width: number; height: number }
export type Pixels = Size & { left: number; top: number }

/** The same in dots, one at least, none beyond the edge. */
export function pixelsOf(area: Area, { width, height }: Size): Pixels {
  const left = Math.min(width - 1, Math.round((area.left / 100) * width))
  const top = Math.min(height - 1, Math.round((area.top / 100) * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((area.width / 100) * width))),
    height: Math.max(1, Math.min(height - top, Math.round((area.height / 100) * height))),
  }
}
