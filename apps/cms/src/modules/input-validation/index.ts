export { answerWrongQuery } from './answer-wrong-query.ts'
export { keepTextsStorable } from './keep-storable.ts'
export { wrongKindPath } from './wrong-kind.ts'
