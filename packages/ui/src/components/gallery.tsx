import type { ReactNode } from 'react'
import { Picture, type PictureData } from './picture.tsx'

type Props = { pictures: PictureData[]; badges: ReactNode; label: string; showLabel: (index: number) => string }

/**
 * Pictures of a product. Radios choose the one that is shown, so it works without script and by the arrow keys;
 * all pictures are in the page, in order, for a screen reader.
 */
export function Gallery({ pictures, badges, label, showLabel }: Props) {
  if (pictures.length === 0) return null
  return (
    <div className="gallery">
      <fieldset className="gallery__set" aria-label={label}>
        {pictures.map((picture, index) => (
          <input
            key={picture.src}
            type="radio"
            name="gallery"
            id={`picture-${index}`}
            className="gallery__pick"
            defaultChecked={index === 0}
            aria-label={showLabel(index)}
          />
        ))}
        <div className="gallery__main plate">
          {pictures.map((picture, index) => (
            <div key={picture.src} className="gallery__slide">
              <Picture picture={picture} sizes="(max-width: 1080px) 92vw, 660px" eager={index === 0} />
            </div>
          ))}
          {badges}
        </div>
        {pictures.length > 1 && (
          <div className="gallery__thumbs" aria-hidden="true">
            {pictures.map((picture, index) => (
              <label key={picture.src} className="plate" htmlFor={`picture-${index}`}>
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="96px"
                  width={96}
                  height={96}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </label>
            ))}
          </div>
        )}
      </fieldset>
    </div>
  )
}
