import type { DefaultServerCellComponentProps } from 'payload'

/** The tags of a picture in the list, as words: Payload would show them as JSON. */
export function TagsCell({ cellData }: DefaultServerCellComponentProps) {
  const tags: unknown[] = Array.isArray(cellData) ? cellData : []
  return <span>{tags.join(', ')}</span>
}
