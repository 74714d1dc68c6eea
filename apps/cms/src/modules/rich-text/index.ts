export { type BrokenText, brokenTexts } from './broken-texts.ts'
export { faultSentence } from './fault-words.ts'
export { checkTexts } from './operations/check-texts.ts'
export { refuseBrokenTexts } from './refuse-broken-texts.ts'
