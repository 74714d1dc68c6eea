export { documentAddress, isKnown, isOpen } from './document-address.ts'
export { refuseForeignFields } from './hooks/refuse-foreign-fields.ts'
export {
  keepTranslatorToReading,
  keepTranslatorToTexts,
  restrictTranslator,
  savedByEditorsAlone,
} from './hooks/restrict-translator.ts'
export { fillMemory } from './memory/fill-memory.ts'
export { rememberPublished } from './memory/remember.ts'
export { foldTranslationCounts } from './operations/fold-counts.ts'
export { publishLanguages } from './operations/publish-languages.ts'
export { readGlobalStates, readTwoStates } from './operations/read-two-states.ts'
export { judgementOf } from './operations/seen-sources.ts'
export { revisionOf } from './operations/text-revision.ts'
export {
  forgetTranslationState,
  recordTranslationState,
  sourceLanguage,
  statusIn,
  type TwoStates,
} from './operations/translation-states.ts'
export { readDocumentStatus, readTranslationSummary } from './operations/translation-status.ts'
export {
  listDeclinedGlobals,
  listWaitingGlobals,
  markDeclined,
  readWaitingTexts,
  type WaitingGlobal,
} from './operations/waiting-texts.ts'
export { translationEndpoints } from './translation-endpoints.ts'
export { withGlobalLanguageRestore, withLanguageRestore } from './with-language-restore.ts'
