import { type PhotographData, Picture } from '../components/pictures/picture.tsx'

type Props = { photo: PhotographData | null; initials: string }

/** The face of somebody whose name stands beside it, or their initials where there is no photograph. */
export function PersonFace({ photo, initials }: Props) {
  if (!photo)
    return (
      <span className="mono" aria-hidden="true">
        {initials}
      </span>
    )
  return (
    <span className="mono mono--photo">
      <Picture picture={photo} sizes="96px" />
      <span className="picture-words" aria-hidden="true">
        {initials}
      </span>
    </span>
  )
}
