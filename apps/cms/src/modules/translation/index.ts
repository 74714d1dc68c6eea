export { documentAddress, isKnown } from './document-address.ts'
export {
  keepTranslatorToReading,
  keepTranslatorToTexts,
  restrictTranslator,
  savedByEditorsAlone,
} from './hooks/restrict-translator.ts'
export { readGlobalStates, readTwoStates } from './operations/read-two-states.ts'
export {
  forgetTranslationState,
  recordTranslationState,
  sourceLanguage,
  statusIn,
  type TwoStates,
} from './operations/translation-states.ts'
export { readDocumentStatus, readTranslationSummary } from './operations/translation-status.ts'
export { translationEndpoints } from './translation-endpoints.ts'
