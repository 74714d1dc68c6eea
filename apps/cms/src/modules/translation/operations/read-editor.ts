import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { translatorLanguage } from '../../../access/roles.ts'
import { labelOf, markOf, plainText, type TextLeaf, textLeaves, textsByPath } from '../../document-texts/index.ts'
import { readSourceTexts } from './read-source-texts.ts'
import { revisionOf } from './text-revision.ts'
import { sourceLanguage, sourceLeaves, type TwoStates } from './translation-states.ts'
import { readDocumentStatus } from './translation-status.ts'
import { type DeclinedText, isToBeWritten, readWaitingTexts, type WaitingText, withWaiting } from './waiting-texts.ts'

/** One text of a document in both languages, as the editor of two languages shows it. */
export type EditorRow = {
  path: string
  /** Where the form keeps it; null for a row that the translation does not have yet. */
  formPath: string | null
  label: string
  kind: TextLeaf['kind']
  isLine: boolean
  needed: boolean
  /** Under which path it is outdated, missing and confirmed: its own, or that of the list of its language. */
  group: string
  source: { text: string; value: unknown; mark: string }
  /** How the source read when the translation was made or confirmed last; null where that is not known. */
  before: string | null
  /** The source has a newer draft that visitors do not see yet. */
  hasSourceDraft: boolean
  own: { value: unknown; revision: string }
  /** What a translator wrote for a single document and an editor has not taken yet; for editors alone. */
  waiting: { value: unknown; text: string; author: string | null; revision: string; isDeclined: boolean } | null
  /** Why an editor sent the translator's text back, and what the site says in its place; for translators alone. */
  declined: (DeclinedText & { onSite: { value: unknown; text: string } }) | null
}

export type EditorData = {
  source: Locale
  target: Locale
  rows: EditorRow[]
  outdated: string[]
  missing: string[]
  updatedAt: string
}

/** Everything that can be translated in a document, in the order of the form. */
export async function readEditor(req: PayloadRequest, states: TwoStates): Promise<EditorData> {
  const { collection, id, fields, newest } = states
  const source = sourceLanguage(newest)
  const target: Locale = source === 'ru' ? 'kk' : 'ru'
  const [before, status] = await Promise.all([
    readSourceTexts(req, collection, id),
    readDocumentStatus(req, collection, id),
  ])
  const shown = sourceLeaves(states)
  const texts = textsByPath(shown)
  const said = new Map(shown.map((leaf) => [leaf.path, leaf]))
  const drafted = new Map(textLeaves(fields, newest, source).map((leaf) => [leaf.path, leaf]))
  const waiting =
    collection === 'globals' ? await readWaitingTexts(req, { id, locale: target }) : new Map<string, WaitingText>()
  const isTranslator = translatorLanguage(req) !== null
  const ownLeaves = textLeaves(fields, newest, target)
  const onSite = new Map(ownLeaves.map((leaf) => [leaf.path, leaf.value]))
  const own = new Map((isTranslator ? withWaiting(ownLeaves, waiting) : ownLeaves).map((leaf) => [leaf.path, leaf]))
  const leaves = [...new Map([...drafted, ...said, ...own]).values()]
  const rows = leaves.map((leaf): EditorRow => {
    const group = leaf.ownList ?? leaf.path
    const ownLeaf = own.get(leaf.path)
    const sourceLeaf = said.get(leaf.path) ?? null
    return {
      path: leaf.path,
      formPath: ownLeaf?.formPath ?? null,
      label: labelOf(leaf, req),
      kind: leaf.kind,
      isLine: leaf.isLine,
      needed: leaf.needed,
      group,
      source: {
        text: plainText(sourceLeaf?.value),
        value: sourceLeaf?.value ?? null,
        mark: markOf(texts.get(group) ?? ''),
      },
      before: before.get(group) ?? null,
      hasSourceDraft: plainText(drafted.get(leaf.path)?.value) !== plainText(sourceLeaf?.value),
      own: { value: ownLeaf?.value ?? null, revision: revisionOf(ownLeaf?.value) },
      waiting: isTranslator ? null : offered(waiting.get(leaf.path)),
      declined: isTranslator ? sentBack(waiting.get(leaf.path), onSite.get(leaf.path)) : null,
    }
  })
  const state = status.find((row) => row.locale === target)
  const isLeft = (path: string) => !isTranslator || isToBeWritten(waiting.get(path))
  return {
    source,
    target,
    rows: rows.filter(isWorthShowing),
    outdated: (state?.outdated ?? []).filter(isLeft),
    missing: (state?.missing ?? []).filter(isLeft),
    updatedAt: String(newest.updatedAt ?? ''),
  }
}

const offered = (waiting: WaitingText | undefined): EditorRow['waiting'] =>
  waiting
    ? {
        value: waiting.value,
        text: plainText(waiting.value),
        author: waiting.author,
        revision: revisionOf(waiting.value),
        isDeclined: waiting.declined !== null,
      }
    : null

const sentBack = (waiting: WaitingText | undefined, value: unknown = null): EditorRow['declined'] =>
  waiting?.declined ? { ...waiting.declined, onSite: { value, text: plainText(value) } } : null

/** What neither language says is shown only where it must be said. */
const isWorthShowing = ({ source, own, waiting, declined, needed, hasSourceDraft }: EditorRow) =>
  waiting !== null || declined !== null || source.text !== '' || plainText(own.value) !== '' || needed || hasSourceDraft
