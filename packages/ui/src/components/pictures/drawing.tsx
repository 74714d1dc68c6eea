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

type Props = { form: DrawingForm; drawings: string; small?: boolean }

/** A drawing of a device; it takes the theme's colours. Decoration only. */
export function Drawing({ form, drawings, small = false }: Props) {
  return (
    <svg className={small ? 'drw drw--s' : 'drw'} viewBox="0 0 480 480" aria-hidden="true">
      <use href={`${drawings}/forms/${form}.svg#d-${form}`} />
    </svg>
  )
}
