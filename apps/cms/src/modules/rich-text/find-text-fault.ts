import type { Block } from 'payload'
import { idOf, isDocumentId } from '../../fields/id-of.ts'
import { type Data, isData } from '../../fields/walk/document-data.ts'
import { textNodes } from '../../fields/walk/text-nodes.ts'
import { wrongKindPath } from '../input-validation/index.ts'
import { isInline, type NodeRule, ofRoot, ruleOf } from './node-rules.ts'

export type FaultCode =
  | 'not-a-text'
  | 'empty'
  | 'stray-words'
  | 'unknown-node'
  | 'wrong-place'
  | 'broken-node'
  | 'too-deep'

/** A node on the way to a fault. @property number among its neighbours, from 1 */
export type Step = { number: number; type: string }

/** @property words the beginning of what is written there */
export type TextFault = { code: FaultCode; place: Step[]; words: string }

/** What an editor's features let into its texts. */
export type Insertable = { blocks: readonly Block[]; uploads: readonly string[] }

/** Deeper than any list that people write; the editor and the site walk a text by recursion. */
const maxDepth = 100

/**
 * Finds the first place at which stored rich text is not what the editor can open and the site can show.
 * @returns null for a sound text, and for none at all
 */
export function findTextFault(value: unknown, insertable: Insertable): TextFault | null {
  if (value === null || value === undefined) return null
  const root = isData(value) ? value.root : null
  if (!isData(root) || root.type !== 'root') return { code: 'not-a-text', place: [], words: '' }
  // Trap: the editor refuses a text without a single paragraph, though an empty paragraph is fine.
  if (!Array.isArray(root.children) || root.children.length === 0) return { code: 'empty', place: [], words: '' }
  return faultAmong(root.children, ofRoot, [], insertable)
}

type Roles = NodeRule['holds'] & {}

function faultAmong(nodes: unknown[], held: Roles, around: Step[], insertable: Insertable): TextFault | null {
  for (const [index, node] of nodes.entries()) {
    const type = isData(node) && typeof node.type === 'string' ? node.type : ''
    const place = [...around, { number: index + 1, type }]
    if (place.length > maxDepth) return { code: 'too-deep', place: place.slice(0, 3), words: '' }
    const found = faultOf(node, held, place, insertable)
    if (found) return found
  }
  return null
}

function faultOf(node: unknown, held: Roles, place: Step[], insertable: Insertable): TextFault | null {
  const rule = isData(node) ? ruleOf(node.type) : undefined
  if (!isData(node) || !rule) return { code: 'unknown-node', place, words: beginningOf(node) }
  const code = ownFault(node, rule, held, insertable)
  if (code) return { code, place, words: beginningOf(node) }
  return rule.holds ? faultAmong(node.children as unknown[], rule.holds, place, insertable) : null
}

function ownFault(node: Data, rule: NodeRule, held: Roles, insertable: Insertable): FaultCode | null {
  if (!held.includes(rule.role)) return isInline(node) ? 'stray-words' : 'wrong-place'
  const { version = 1, children } = node
  const isKnown = Number.isInteger(version) && Number(version) >= 1 && Number(version) <= rule.newest
  if (!isKnown || (rule.isValid && !rule.isValid(node))) return 'broken-node'
  if (rule.holds && !Array.isArray(children)) return 'broken-node'
  if (node.type === 'upload') return isUpload(node, insertable) ? null : 'broken-node'
  return node.type === 'block' ? faultOfBlock(node.fields as Data, insertable) : null
}

/** One that is not chosen yet or still on its way is taken out when the text is cleaned. */
function isUpload({ relationTo, value }: Data, { uploads }: Insertable): boolean {
  if (value === null || value === undefined) return true
  return typeof relationTo === 'string' && uploads.includes(relationTo) && isDocumentId(idOf(value))
}

function faultOfBlock(fields: Data, { blocks }: Insertable): FaultCode | null {
  const block = blocks.find(({ slug }) => slug === fields.blockType)
  if (!block) return 'unknown-node'
  return wrongKindPath(block.fields, fields, {}) === null ? null : 'broken-node'
}

const beginning = 60

function beginningOf(node: unknown): string {
  let words = ''
  for (const { text } of textNodes(node)) {
    if (typeof text === 'string') words += text
    if (words.length > beginning) break
  }
  return words.trim().slice(0, beginning)
}
