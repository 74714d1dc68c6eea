/** Where a document is edited, in one language and at one field. */
export function editPath(collection: string, id: string, locale: string, field?: string): string {
  const base = collection === 'globals' ? `/admin/globals/${id}` : `/admin/collections/${collection}/${id}`
  return `${base}?locale=${locale}${field ? `#${encodeURIComponent(field)}` : ''}`
}

/** Where both languages of a document stand beside each other. */
export const sideBySidePath = (collection: string, id: string): string =>
  collection === 'globals' ? `/admin/globals/${id}/translation` : `/admin/collections/${collection}/${id}/translation`
