/** What the film is drawn of: the site's own colours and round, thin lines. A picture is 960 × 540. */
export const width = 960
export const height = 540

export const colours = {
  paper: '#faf6ee',
  plate: '#f2ebdf',
  raised: '#fffdf9',
  ink: '#1d1b17',
  line: '#b9ad99',
  action: '#0b5351',
  wash: '#e1ece7',
  amber: '#e0a43a',
  skin: '#f0e2cc',
  body: '#d8c7a8',
  right: '#9c1c18',
  left: '#1b4796',
} as const

const { ink } = colours

/** From 0 to 1 while the clock goes from `from` to `to`, slow at both ends. */
export function between(seconds: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export const at = (x: number, y: number, inside: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`

export const faded = (opacity: number, inside: string) =>
  opacity <= 0 ? '' : `<g opacity="${opacity.toFixed(3)}">${inside}</g>`

export const path = (d: string, { stroke = ink as string, fill = 'none', thick = 3, dash = '' } = {}) =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${thick}" stroke-dasharray="${dash}"/>`

export const circle = (x: number, y: number, r: number, { stroke = ink as string, fill = 'none', thick = 3 } = {}) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${thick}"/>`

type Box = { x: number; y: number; w: number; h: number; r?: number }

export const box = ({ x, y, w, h, r = 16 }: Box, { stroke = ink as string, fill = 'none', thick = 3 } = {}) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${thick}"/>`

/** A tone that comes and goes, as long as it is wide. */
export function tone(length: number, high: number, waves: number): string {
  const points = Array.from({ length: 81 }, (_, index) => {
    const share = index / 80
    const y = -Math.sin(share * Math.PI * 2 * waves) * high * Math.sin(share * Math.PI)
    return `${(share * length).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** One whole picture. */
export const picture = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${colours.paper}"/>${inside}</svg>`
