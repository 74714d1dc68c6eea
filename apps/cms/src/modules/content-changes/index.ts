export { noteContent } from './operations/note-content.ts'
