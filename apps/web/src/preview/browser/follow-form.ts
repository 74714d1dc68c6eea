import { formTexts } from '@estu/domain/preview/form-texts'
import { MarkedTexts, markedAttributes } from './marked-texts.ts'
import { openFields } from './open-fields.ts'

type Form = { cmsUrl: string; locale: string }

/** Keeps a preview page at what its form says, from one finished page to the next. @returns what ends it. */
export function followForm({ cmsUrl, locale }: Form): () => void {
  const marked = new MarkedTexts()
  let texts: ReadonlyMap<string, string> = new Map()
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) marked.read(node)
      else marked.read(target)
    }
    show()
  })
  // What the page changes itself it need not look at.
  const show = () => {
    marked.follow(texts)
    observer.takeRecords()
  }
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== cmsUrl || source !== window.parent || !isForm(data) || data.locale !== locale) return
    texts = formTexts(data.data)
    show()
  }
  marked.read(document.body)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: markedAttributes,
  })
  window.addEventListener('message', onMessage)
  const isFramed = window.parent !== window
  const tell = (path: string) => window.parent.postMessage({ type: 'estu-preview-field', path }, cmsUrl)
  const closeFields = isFramed ? openFields(tell) : undefined
  return () => {
    observer.disconnect()
    window.removeEventListener('message', onMessage)
    closeFields?.()
  }
}

/** What Payload tells a preview at each change of the form. */
function isForm(data: unknown): data is { data: object; locale?: string } {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('data' in data)) return false
  return data.type === 'payload-live-preview' && typeof data.data === 'object' && data.data !== null
}
