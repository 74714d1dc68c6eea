import type { FilmInText, Media, TableInText } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { Picture } from '@estu/ui/components/pictures/picture'
import { WideTable } from '@estu/ui/components/tables/wide-table'
import { mapVideo } from '@/content/editorial/map-video'
import { picture, words } from '@/content/map-shared'
import { CaptionedVideo } from './captioned-video'

type Cells = TableInText['head']

const cells = (row: Cells): string[] => (row ?? []).map(({ text }) => words(text))

/** A table within running text; nothing of one in which nothing is written. */
export function TextTable({ table }: { table: TableInText }) {
  const rows = (table.rows ?? []).map((row) => cells(row.cells)).filter((row) => row.some(Boolean))
  if (rows.length === 0) return null
  return <WideTable id={`table-${table.id}`} caption={words(table.caption)} head={cells(table.head)} rows={rows} />
}

/** A film within running text, in a language that has captions for it. */
export function TextFilm({ film, locale }: { film: FilmInText; locale: Locale }) {
  const video = mapVideo(film.film?.value)
  return video && <CaptionedVideo locale={locale} video={video} />
}

/** A picture within running text, in the sizes and from the place that every other one is. */
export function TextPicture({ value }: { value: unknown }) {
  const shown = picture(value as Media | string | null)
  if (!shown) return null
  return (
    <figure>
      <Picture picture={shown} sizes="(max-width: 760px) 92vw, 680px" />
    </figure>
  )
}
