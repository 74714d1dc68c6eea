export { prepareCopy } from './prepare-copy.ts'
export { withDocumentMenu } from './with-document-menu.ts'
