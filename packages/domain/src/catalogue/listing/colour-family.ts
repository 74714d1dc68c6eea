/** A colour as shoppers name it, of a code like `#d8c7a8`; null where the code is none. */
export function colourFamily(hex: string): string | null {
  const code = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!code) return null
  const [red, green, blue] = code.slice(1).map((part) => Number.parseInt(part, 16)) as [number, number, number]
  const light = (Math.max(red, green, blue) + Math.min(red, green, blue)) / 510
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (light < 0.14) return 'black'
  if (chroma < 24) return greyOf(light, red, blue)
  return hueFamily(hueOf(red, green, blue, chroma), light, chroma)
}

function greyOf(light: number, red: number, blue: number): string {
  if (light > 0.9) return 'white'
  if (light < 0.25) return 'black'
  if (red - blue > 12) return light > 0.55 ? 'beige' : 'brown'
  return light > 0.62 ? 'silver' : 'grey'
}

/** In degrees. */
function hueOf(red: number, green: number, blue: number, chroma: number): number {
  if (red >= green && red >= blue) return (60 * ((green - blue) / chroma) + 360) % 360
  if (green >= blue) return 60 * ((blue - red) / chroma) + 120
  return 60 * ((red - green) / chroma) + 240
}

/** Where the earth colours end and the bright ones begin. */
const brightChroma = 140

function hueFamily(hue: number, light: number, chroma: number): string {
  if (hue >= 170 && hue < 265) return 'blue'
  if (hue >= 70 && hue < 170) return 'green'
  if (hue >= 265 && hue < 345) return 'pink'
  if (hue < 15 || hue >= 345) return light > 0.68 ? 'pink' : 'red'
  if (light > 0.55 && chroma < brightChroma) return 'beige'
  return 'brown'
}
