type Node = Record<string, unknown>

export const words = (text: string, own: Node = {}): Node => ({
  type: 'text',
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
  ...own,
})

export const holding = (type: string, children: unknown, own: Node = {}): Node => ({
  type,
  children,
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  ...own,
})

export const paragraph = (...children: unknown[]) => holding('paragraph', children)
export const list = (...items: unknown[]) => holding('list', items, { listType: 'bullet', tag: 'ul', start: 1 })
export const text = (...children: unknown[]) => ({ root: holding('root', children) })

const nobodys = '00000000-0000-4000-8000-000000000000'
const link = (fields: unknown, ...children: unknown[]) => holding('link', children, { version: 3, fields })
const address = { linkType: 'custom', url: '/filialy', newTab: false }
const inner = (doc: unknown) => ({ linkType: 'internal', doc, newTab: false })
const script = 'javascript:alert(1)'
const block = (fields: unknown) => ({ type: 'block', version: 2, format: '', fields })
const picture = (value: unknown, relationTo = 'media') => ({
  type: 'upload',
  version: 3,
  fields: {},
  relationTo,
  value,
})

const nested = (levels: number): Node => {
  let item = holding('listitem', [words('дно')], { value: 1 })
  for (let level = 1; level < levels; level += 1) item = holding('listitem', [list(item)], { value: 1 })
  return list(item)
}

/** Texts that the editor opens, by what is in them. */
export const sound: Readonly<Record<string, unknown>> = {
  none: null,
  'empty paragraph': text(paragraph()),
  words: text(
    paragraph(words('Слух', { format: 1 }), { type: 'linebreak', version: 1 }, words('\t', { type: 'tab', detail: 2 })),
  ),
  heading: text(holding('heading', [words('Заголовок')], { tag: 'h2' })),
  quote: text(holding('quote', [words('Цитата')])),
  'list in a list': text(nested(9)),
  link: text(paragraph(link(address, words('филиалы')))),
  'blocks in a paragraph and in a link': text(paragraph(paragraph(link(address, paragraph(words('а')))))),
  'link to a document': text(paragraph(link(inner({ relationTo: 'articles', value: nobodys }), words('о слухе')))),
  'link whose document is gone': text(paragraph(link(inner(null), words('о слухе')))),
  autolink: text(paragraph({ ...link(address, words('estu.kz')), type: 'autolink', version: 2 })),
  picture: text(picture(nobodys), paragraph(picture({ id: nobodys }))),
  'picture that was not chosen': text(picture(undefined)),
  table: text(
    block({ id: 'a', blockType: 'table', caption: 'Сроки', head: [{ text: '1' }], rows: [{ cells: [{ text: '2' }] }] }),
  ),
  film: text(block({ id: 'b', blockType: 'film', film: { relationTo: 'videos', value: nobodys } })),
}

/** Texts that the editor cannot open or the site cannot show: what is said of each, and where by numbers. */
export const broken: Readonly<Record<string, { value: unknown; code: string; at: string }>> = {
  'no root': { value: {}, code: 'not-a-text', at: '' },
  'script for a document': {
    value: text(paragraph(link(inner({ relationTo: 'articles', value: script }), words('о слухе')))),
    code: 'broken-node',
    at: '1.1',
  },
  'script for a link': {
    value: text(paragraph(link(inner(script), words('о слухе')))),
    code: 'broken-node',
    at: '1.1',
  },
  'script for a picture': { value: text(picture(script)), code: 'broken-node', at: '1' },
  'words alone': { value: 'слова', code: 'not-a-text', at: '' },
  'list of nodes': { value: [paragraph()], code: 'not-a-text', at: '' },
  'another root': { value: { root: paragraph(paragraph()) }, code: 'not-a-text', at: '' },
  'no paragraph': { value: text(), code: 'empty', at: '' },
  'children that are no list': { value: { root: holding('root', { 0: paragraph() }) }, code: 'empty', at: '' },
  'lost paragraphs': { value: text(paragraph(), words('Слух')), code: 'stray-words', at: '2' },
  'link outside a paragraph': { value: text(link(address, words('сюда'))), code: 'stray-words', at: '1' },
  'line break outside a paragraph': { value: text({ type: 'linebreak', version: 1 }), code: 'stray-words', at: '1' },
  'words between items': { value: text(paragraph(), list(words('пункт'))), code: 'stray-words', at: '2.1' },
  'no node': { value: text(paragraph(), null), code: 'unknown-node', at: '2' },
  'node without type': { value: text({ children: [] }), code: 'unknown-node', at: '1' },
  'node of another editor': { value: text(holding('table', [])), code: 'unknown-node', at: '1' },
  'name of every object': { value: text(holding('constructor', [])), code: 'unknown-node', at: '1' },
  'block of another text': { value: text(block({ blockType: 'hero' })), code: 'unknown-node', at: '1' },
  'item without a list': { value: text(holding('listitem', [words('пункт')])), code: 'wrong-place', at: '1' },
  'item in a paragraph': {
    value: text(paragraph(holding('listitem', [words('а')]))),
    code: 'wrong-place',
    at: '1.1',
  },
  'root in a root': { value: text(holding('root', [])), code: 'unknown-node', at: '1' },
  'link in a link': { value: text(paragraph(link(address, link(address)))), code: 'stray-words', at: '1.1.1' },
  'children that are words': { value: text(holding('paragraph', 'слова')), code: 'broken-node', at: '1' },
  'words that are a number': { value: text(paragraph(words('', { text: 5 }))), code: 'broken-node', at: '1.1' },
  'tab of words': { value: text(paragraph(words('слово', { type: 'tab' }))), code: 'broken-node', at: '1.1' },
  'heading of any tag': { value: text(holding('heading', [], { tag: 'h1 x' })), code: 'broken-node', at: '1' },
  'list of no kind': { value: text(holding('list', [])), code: 'broken-node', at: '1' },
  'link to nowhere': { value: text(paragraph(link(undefined, words('а')))), code: 'broken-node', at: '1.1' },
  'picture of no file': { value: text(picture(7)), code: 'broken-node', at: '1' },
  'picture from elsewhere': { value: text(picture(nobodys, 'customers')), code: 'broken-node', at: '1' },
  'block without fields': { value: text({ type: 'block', version: 2 }), code: 'broken-node', at: '1' },
  'table of words': { value: text(block({ blockType: 'table', rows: 'слова' })), code: 'broken-node', at: '1' },
  'newer format': { value: text(holding('paragraph', [], { version: 9 })), code: 'broken-node', at: '1' },
  'endless list': { value: text(nested(200)), code: 'too-deep', at: '1.1.1' },
}
