import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import type { Graph } from 'schema-dts'
import { nameOfMarkup } from './static-markup'

/** Structured data for search engines. `<` is escaped, or a title could close the script and go on as markup. */
export function JsonLd({ data }: { data: Graph }) {
  const json = withUsualSpaces(JSON.stringify(data)).replace(/</g, '\\u003c')
  return (
    <script type="application/ld+json" data-still={nameOfMarkup(json)} dangerouslySetInnerHTML={{ __html: json }} />
  )
}
