import { rich } from '../support/complete.ts'

const link = (fields: object) => ({
  type: 'link',
  version: 3,
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', text: 'слова', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
})

export const toArticle = (id: string) => link({ linkType: 'internal', doc: { relationTo: 'articles', value: id } })
export const toAddress = (url: string) => link({ linkType: 'custom', url })

/** Running text of one paragraph with links after its words. */
export function textWith(...nodes: object[]) {
  const { root } = rich('Текст.')
  const [paragraph] = root.children
  return { root: { ...root, children: [{ ...paragraph, children: [...(paragraph?.children ?? []), ...nodes] }] } }
}
