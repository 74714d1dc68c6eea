import type { LinkProps } from '../components/link-as.ts'
import { Picture, type PictureData } from '../components/pictures/picture.tsx'

type Props = LinkProps & {
  href: string
  title: string
  byline: string
  cover: PictureData | null
  summary?: string
  heading?: 'h2' | 'h3'
  eager?: boolean
}

/** An article as its cover, its title and who wrote it. */
export function PostCard({
  href,
  title,
  byline,
  cover,
  summary,
  heading: Heading = 'h3',
  eager,
  linkAs: A = 'a',
}: Props) {
  return (
    <article className="post">
      <div className="cover">
        {cover && <Picture picture={cover} sizes="(max-width: 760px) 92vw, 384px" eager={eager} />}
      </div>
      <Heading>
        <A href={href}>{title}</A>
      </Heading>
      {summary && <p>{summary}</p>}
      <p className="small muted">{byline}</p>
    </article>
  )
}
