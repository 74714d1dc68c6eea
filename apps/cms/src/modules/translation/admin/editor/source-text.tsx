import { blockAsTree } from '@estu/domain/text/blocks/block-tree'
import { Fragment, type ReactNode } from 'react'
import { ChangedText } from '../changed-text.tsx'

type Props = { text: string; value: unknown; before: string | null }

/** The source as it reads; where it changed since the translation, what was taken out and put in. */
export function SourceText({ text, value, before }: Props) {
  if (before !== null) return <ChangedText before={before} after={text} />
  const root = isNode(value) && isNode(value.root) ? value.root : null
  return root ? <div className="estu-tr__rich">{children(root)}</div> : <p>{text}</p>
}

type Node = Record<string, unknown> & {
  type?: string
  tag?: string
  text?: string
  format?: unknown
  children?: unknown[]
  root?: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const children = ({ children: inner = [] }: Node): ReactNode =>
  inner.filter(isNode).map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>)

function drawn(node: Node): ReactNode {
  if (node.type === 'text') return marked(node)
  if (node.type === 'linebreak') return <br />
  if (node.type === 'link' || node.type === 'autolink') return <u>{children(node)}</u>
  if (node.type === 'heading') return <h4>{children(node)}</h4>
  if (node.type === 'list') return node.tag === 'ol' ? <ol>{children(node)}</ol> : <ul>{children(node)}</ul>
  if (node.type === 'listitem') return <li>{children(node)}</li>
  if (node.type === 'block') return children(blockAsTree(node))
  if (node.type === 'block-row') return <div className="estu-tr__line">{children(node)}</div>
  if (node.type === 'block-words') return <span className="estu-tr__cell">{children(node)}</span>
  if (node.type === 'quote') return <blockquote>{children(node)}</blockquote>
  return node.type === 'paragraph' ? <p>{children(node)}</p> : children(node)
}

const [bold, italic] = [1, 2]

function marked({ text, format }: Node): ReactNode {
  const marks = typeof format === 'number' ? format : 0
  const slanted = marks & italic ? <em>{text}</em> : text
  return marks & bold ? <strong>{slanted}</strong> : slanted
}
