export { authorWords } from './author-words.ts'
export { type Author, readAuthors } from './operations/read-authors.ts'
export { withAuthors, withGlobalAuthors } from './with-authors.ts'
