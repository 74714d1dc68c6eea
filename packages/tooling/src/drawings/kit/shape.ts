import { type Point, points, round } from './curve.ts'
import { style } from './paint.ts'

export const path = (kind: string, d: string): string => `<path ${style(kind)} d="${d}"/>`
export const line = (kind: string, ...through: Point[]): string => path(kind, points(through))
export const circle = (kind: string, x: number, y: number, radius: number): string =>
  `<circle ${style(kind)} cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`

const turned = (degrees: number, x: number, y: number) =>
  degrees ? ` transform="rotate(${round(degrees)} ${round(x)} ${round(y)})"` : ''

export const ellipse = (kind: string, x: number, y: number, a: number, b: number, degrees = 0): string =>
  `<ellipse ${style(kind)} cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(b)}"${turned(degrees, x, y)}/>`

/** A rectangle by its centre. */
export function rect(kind: string, x: number, y: number, width: number, height: number, corner = 0, degrees = 0) {
  const box = `x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}"`
  return `<rect ${style(kind)} ${box}${corner ? ` rx="${round(corner)}"` : ''}${turned(degrees, x, y)}/>`
}

type Placing = { s?: number; rot?: number; flip?: boolean }

/** What is drawn around 0 0, moved, turned, scaled, and mirrored. */
export function place(x: number, y: number, art: string, { s = 1, rot = 0, flip = false }: Placing = {}): string {
  const scaled = s !== 1 || flip ? ` scale(${flip ? -s : s} ${s})` : ''
  return `<g transform="translate(${round(x)} ${round(y)})${rot ? ` rotate(${round(rot)})` : ''}${scaled}">${art}</g>`
}
