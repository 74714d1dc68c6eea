export { refuseTrashedReferences } from './refuse-trashed-references.ts'
export { setAside } from './set-aside.ts'
export { withTrash } from './with-trash.ts'
