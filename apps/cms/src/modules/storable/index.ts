export { keepTextsStorable } from './keep-storable.ts'
