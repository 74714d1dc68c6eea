import type { CSSProperties } from 'react'

export type DrawingForm =
  | 'bte'
  | 'ric'
  | 'ite'
  | 'cic'
  | 'ci'
  | 'battery'
  | 'pack'
  | 'tv'
  | 'charger'
  | 'domes'
  | 'filter'
  | 'worn'

type ColourStyle = CSSProperties & { '--c': string }
type Props = { form: DrawingForm; sprite: string; small?: boolean; colour?: string }

/** A device drawing from the site's sprite; it takes the theme's colours, or the device's own. Decoration only. */
export function Drawing({ form, sprite, small = false, colour }: Props) {
  const style: ColourStyle | undefined = colour ? { '--c': colour } : undefined
  return (
    <svg className={small ? 'drw drw--s' : 'drw'} viewBox="0 0 480 480" aria-hidden="true" style={style}>
      <use href={`${sprite}#d-${form}`} />
    </svg>
  )
}
