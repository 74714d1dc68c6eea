import {
  type BrandColours,
  type BrandTheme,
  brandColours,
  brandThemes,
  defaultColours,
  isSameColours,
} from './brand-colours.ts'
import { isHexColour } from './hex-colour.ts'
import { defaultTypeface, isTypeface, type Typeface } from './typefaces.ts'

/** What makes a shop look different from another: its colours and its typeface. */
export type BrandLook = { colours: BrandColours; typeface: Typeface }

export const defaultLook: BrandLook = { colours: defaultColours, typeface: defaultTypeface }

export const isDefaultLook = ({ colours, typeface }: BrandLook): boolean =>
  typeface === defaultTypeface && isSameColours(colours, defaultColours)

type Stored = {
  colours?: Partial<Record<BrandTheme, Partial<Record<string, unknown>> | null>> | null
  typeface?: unknown
}

/** Returns the look that was stored; what was not chosen, or is no colour, is the default one. */
export function readLook({ colours, typeface }: Stored): BrandLook {
  const colourOf = (theme: BrandTheme, name: (typeof brandColours)[number]) => {
    const chosen = colours?.[theme]?.[name]
    return isHexColour(chosen) ? chosen : defaultColours[theme][name]
  }
  const read = brandThemes.map((theme) => [
    theme,
    Object.fromEntries(brandColours.map((name) => [name, colourOf(theme, name)])),
  ])
  return {
    colours: Object.fromEntries(read) as BrandColours,
    typeface: isTypeface(typeface) ? typeface : defaultTypeface,
  }
}
