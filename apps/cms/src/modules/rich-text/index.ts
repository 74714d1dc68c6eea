export { type BrokenText, brokenTexts } from './broken-texts.ts'
export { faultSentence } from './fault-words.ts'
export { refuseBrokenTexts } from './refuse-broken-texts.ts'
