const runs = 'window.ran=1'
export const foreign = 'https://evil.example/x.js'
export const markup = `</title></script><script>${runs}</script><script src="${foreign}"></script><img src="/x" onerror="${runs}"><base href="https://evil.example/">`
export const words = {
  title: `A ${markup}`,
  summary: `"><script>${runs}</script><form action="https://evil.example/">`,
}

/** By the words of the link that leads there. */
const addresses = {
  Plain: `javascript:${runs}`,
  Spaced: ` JavaScript:${runs}`,
  Parted: `java\tscript:${runs}`,
  Hidden: `\u0001javascript:${runs}`,
}

/** Finds in a page the links that lead to code, as the words that are left of them. */
export const wordsAlone = new RegExp(Object.keys(addresses).join('(?:<!-- -->)?'))

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
})
const block = { version: 1, format: '', indent: 0, direction: null }
const links = {
  ...block,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [
    ...Object.entries(addresses).map(([name, url]) => ({
      ...block,
      type: 'link',
      fields: { linkType: 'custom', newTab: false, url },
      children: [text(name)],
    })),
    text(markup),
  ],
}

/** The text of an editor with what is hostile before it. */
export const hostile = (stored: { root: { children: unknown[] } } | null) => ({
  root: stored
    ? { ...stored.root, children: [links, ...stored.root.children] }
    : { ...block, type: 'root', children: [links] },
})
