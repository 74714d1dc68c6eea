import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import { type PhotographData, Picture, type PictureData } from '../components/pictures/picture.tsx'

type Words = {
  label: string
  show: (number: number) => string
  position: (number: number, total: number) => string
  enlarge: (number: number) => string
  close: string
}

type Props = {
  /** Unlike that of every other gallery of the document: pages that were left may still stand in it, unseen. */
  id: string
  pictures: PictureData[]
  /** The first picture in each colour to choose from, in the order of the colours; empty where there is no choice. */
  inColours?: PictureData[]
  badges: ReactNode
  words: Words
}

/**
 * Pictures of a product beside each other, moved by finger, wheel or arrow keys, and each enlarged by a button; the
 * browser does both. The pictures below lead to their place; a script may make that smoother.
 */
export function Gallery({ id, pictures, inColours = [], badges, words }: Props) {
  if (pictures.length === 0) return null
  const slides = pictures.map((picture, index) => ({
    name: `${id}-${index + 1}`,
    number: index + 1,
    variants: index === 0 && inColours.length > 0 ? inColours : [picture],
  }))
  return (
    <div className="pics">
      <div className="pics__box">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className="pics__main" tabIndex={0} role="group" aria-label={words.label}>
          {slides.map(({ name, number, variants }) => (
            <figure key={name} id={name} className="plate">
              <Variants
                variants={variants}
                sizes="(max-width: 900px) 92vw, 660px"
                eager={number === 1}
                unseen={number > 1}
              />
              <button
                type="button"
                className="iconbtn iconbtn--round pics__zoom"
                popoverTarget={`${name}-large`}
                aria-label={words.enlarge(number)}
              >
                <Icon name="zoom" />
              </button>
              {/* HTML lets words under a picture come first or last in it. */}
              {slides.length > 1 && (
                <figcaption className="pics__n">{words.position(number, slides.length)}</figcaption>
              )}
            </figure>
          ))}
        </div>
        {badges}
      </div>
      {slides.length > 1 && (
        <div className="pics__thumbs">
          {slides.map(({ name, number, variants }) => (
            <a
              key={name}
              className="plate"
              href={`#${name}`}
              aria-label={words.show(number)}
              aria-current={number === 1 ? 'true' : undefined}
            >
              <Variants variants={variants.map(small)} sizes="120px" />
            </a>
          ))}
        </div>
      )}
      {slides.map(({ name, number, variants }) => (
        <div
          key={name}
          id={`${name}-large`}
          popover="auto"
          className="zoomed"
          role="dialog"
          aria-label={words.show(number)}
        >
          <button
            type="button"
            className="iconbtn iconbtn--round"
            popoverTarget={`${name}-large`}
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="close" />
          </button>
          <Variants variants={variants.map(large)} sizes="100vw" />
        </div>
      ))}
    </div>
  )
}

/** A picture's sizes, smallest first, as `srcset` lists them: «/a.webp 320w». */
const sizesOf = ({ srcSet }: PhotographData) => srcSet.split(', ').filter(Boolean)

/** Beside its large self: the smallest size alone, and no words of its own. */
const small = (picture: PictureData): PictureData =>
  'drawn' in picture ? { ...picture, alt: '' } : { ...picture, alt: '', srcSet: sizesOf(picture)[0] ?? '' }

/** To be looked at closely: the largest size alone. */
const large = (picture: PictureData): PictureData =>
  'drawn' in picture ? picture : { ...picture, srcSet: sizesOf(picture).at(-1) ?? '' }

type VariantProps = { variants: PictureData[]; sizes: string; eager?: boolean; unseen?: boolean }

/** A picture, or one for each colour: the stylesheet shows that of the chosen one, and only it is fetched. */
function Variants({ variants, sizes, eager = false, unseen = false }: VariantProps) {
  const several = variants.length > 1
  return (
    <div className={several ? 'pics__one by-colour' : 'pics__one'}>
      {variants.map((picture, index) => (
        <div key={index} className={several ? 'in-colour' : undefined}>
          <Picture picture={picture} sizes={sizes} eager={eager && index === 0} unseen={unseen} />
        </div>
      ))}
    </div>
  )
}
