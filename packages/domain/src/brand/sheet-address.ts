import { type BrandColours, type BrandTheme, brandColours, brandThemes, type ThemeColours } from './brand-colours.ts'
import type { BrandLook } from './brand-look.ts'
import { isTypeface } from './typefaces.ts'

const digitsOf = (colours: ThemeColours) => brandColours.map((name) => colours[name].slice(1)).join('')

/**
 * Returns the address of the stylesheet of a look. The address itself says what is in the sheet, so a sheet never changes,
 * needs no database, and fits the page that names it, however old a copy that is.
 */
export const sheetAddress = ({ colours, typeface }: BrandLook): string =>
  `/brand/${[typeface, ...brandThemes.map((theme) => digitsOf(colours[theme]))].join('_')}.css`

const digits = `[\\da-f]{${brandColours.length * 6}}`
const address = new RegExp(`^/brand/([a-z-]+)_(${digits})_(${digits})_(${digits})\\.css$`)

/** Returns the look of a sheet's address, or null for any other. */
export function lookOfAddress(path: string): BrandLook | null {
  const [, typeface, ...themes] = address.exec(path) ?? []
  if (!isTypeface(typeface)) return null
  const coloursOf = (theme: BrandTheme, index: number): [BrandTheme, ThemeColours] => [
    theme,
    Object.fromEntries(
      brandColours.map((name, place) => [name, `#${themes[index]?.slice(place * 6, place * 6 + 6)}`]),
    ) as ThemeColours,
  ]
  return { typeface, colours: Object.fromEntries(brandThemes.map(coloursOf)) as BrandColours }
}
