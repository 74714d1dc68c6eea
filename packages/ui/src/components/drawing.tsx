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

type Props = { form: DrawingForm; sprite: string; small?: boolean }

/** A device drawing from the site's sprite; it takes the theme's colours. Decoration only. */
export function Drawing({ form, sprite, small = false }: Props) {
  return (
    <svg className={small ? 'drw drw--s' : 'drw'} viewBox="0 0 480 480" aria-hidden="true">
      <use href={`${sprite}#d-${form}`} />
    </svg>
  )
}
