import type { ReactNode } from 'react'
import type { LinkProps } from '../components/link-as.ts'
import { ModelName } from '../components/model-name.tsx'
import { Picture, type PictureData } from '../components/pictures/picture.tsx'

type Props = LinkProps & {
  href: string
  title: string
  line: string
  picture: PictureData | null
  price: ReactNode
  action: ReactNode
}

/** A thing that goes with another: picture, name, one line of use, price and what can be done. */
export function GoodRow({ href, title, line, picture, price, action, linkAs: A = 'a' }: Props) {
  return (
    <li className="good">
      <div className="plate">{picture && <Picture picture={{ ...picture, alt: '' }} sizes="80px" />}</div>
      <div className="good__text">
        <A href={href}>
          <span>
            <ModelName name={title} />
          </span>
        </A>
        <p className="small muted">{line}</p>
      </div>
      <div className="good__end">
        {price}
        {action}
      </div>
    </li>
  )
}
