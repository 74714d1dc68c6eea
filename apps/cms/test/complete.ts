/** Running text of one paragraph, as the editor stores it. */
export const rich = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: null,
        format: '' as const,
        indent: 0,
        version: 1,
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

/** What an article needs beside its title before a language can be published. */
export const articleWords = (title: string) => ({ title, summary: `${title}: о чём.`, body: rich(`${title}: текст.`) })

/** What a promotion needs beside its title and period. */
export const promotionWords = (title: string) => ({
  title,
  summary: `${title}: суть.`,
  body: rich(`${title}: описание.`),
  terms: rich(`${title}: условия.`),
})
