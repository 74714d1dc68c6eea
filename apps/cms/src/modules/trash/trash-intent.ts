/** What a request wants of a document: to throw it away, to take it back, or neither. */
export type TrashIntent = 'trash' | 'restore' | 'edit-trashed' | 'other'

type UpdateArgs = { data?: Record<string, unknown>; trash?: boolean }

/** `trash: true` is how a request reaches documents that lie in the trash. */
export function trashIntent({ data, trash }: UpdateArgs): TrashIntent {
  const asks = data !== undefined && 'deletedAt' in data
  if (trash) return asks && !data.deletedAt ? 'restore' : 'edit-trashed'
  return asks && data.deletedAt ? 'trash' : 'other'
}
