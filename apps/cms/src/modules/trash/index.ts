export { onTrash } from './on-trash.ts'
export { refuseTrashedReferences } from './refuse-trashed-references.ts'
export { withTrash } from './with-trash.ts'
