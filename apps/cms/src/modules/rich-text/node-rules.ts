import { idOf, isDocumentId } from '../../fields/id-of.ts'
import { type Data, isData } from '../../fields/walk/document-data.ts'

/** What a node is to the one around it. `inserted`: a picture, a table, a film. */
type Role = 'block' | 'inserted' | 'item' | 'words' | 'link'

export type NodeRule = {
  role: Role
  /** What may stand directly within it; absent for a node without children. */
  holds?: readonly Role[]
  /** The newest format of the editor that is installed. */
  newest: number
  /** Whether its own properties are what the editor and the site read. */
  isValid?: (node: Data) => boolean
}

/** Trap: the editor opens blocks within blocks, and makes them itself of what is pasted from some pages. */
const flow: readonly Role[] = ['words', 'link', 'inserted', 'block']
const ofLink: readonly Role[] = ['words', 'inserted', 'block']

const absentOr = (type: 'string' | 'number', value: unknown) => value === undefined || typeof value === type

const isText = ({ text, format, mode, style }: Data) =>
  typeof text === 'string' &&
  absentOr('number', format) &&
  absentOr('string', style) &&
  (mode === undefined || mode === 'normal' || mode === 'token' || mode === 'segmented')

/** Trap: the editor throws on a tab that holds anything but a tab, or that could be joined to its neighbours. */
const isTab = ({ text, detail }: Data) => text === '\t' && detail === 2

const isHeading = ({ tag }: Data) => typeof tag === 'string' && /^h[1-6]$/.test(tag)
const isList = ({ listType }: Data) => listType === 'bullet' || listType === 'number' || listType === 'check'
const hasFields = ({ fields }: Data) => isData(fields)

/** One whose document is not chosen yet, or is gone, is a link without a target; that is said at publishing. */
function isLink({ fields }: Data): boolean {
  if (!isData(fields)) return false
  const { linkType, doc } = fields
  if (linkType !== 'internal' || doc === undefined || doc === null) return true
  if (!isData(doc) || typeof doc.relationTo !== 'string') return false
  return doc.value === undefined || doc.value === null || isDocumentId(idOf(doc.value))
}

/** Every node that the editor of this site knows. Lists of rules are plain: what is not here, it cannot open. */
const rules: Readonly<Record<string, NodeRule>> = {
  paragraph: { role: 'block', holds: flow, newest: 1 },
  heading: { role: 'block', holds: flow, newest: 1, isValid: isHeading },
  quote: { role: 'block', holds: flow, newest: 1 },
  list: { role: 'block', holds: ['item'], newest: 1, isValid: isList },
  listitem: { role: 'item', holds: flow, newest: 1 },
  link: { role: 'link', holds: ofLink, newest: 3, isValid: isLink },
  autolink: { role: 'link', holds: ofLink, newest: 2, isValid: isLink },
  text: { role: 'words', newest: 1, isValid: isText },
  tab: { role: 'words', newest: 1, isValid: isTab },
  linebreak: { role: 'words', newest: 1 },
  upload: { role: 'inserted', newest: 3 },
  block: { role: 'inserted', newest: 2, isValid: hasFields },
}

/** What may stand directly in a text. */
export const ofRoot: readonly Role[] = ['block', 'inserted']

export const ruleOf = (type: unknown): NodeRule | undefined =>
  typeof type === 'string' && Object.hasOwn(rules, type) ? rules[type] : undefined

/** Whether a node is words, or a link around words, which need a paragraph around them. */
export const isInline = (node: unknown): boolean => {
  const role = isData(node) ? ruleOf(node.type)?.role : undefined
  return role === 'words' || role === 'link'
}
