import { fieldAt } from './field-at.ts'
import { fieldAttribute, markedAttributes } from './marked-texts.ts'

/** A press on a part of the page opens its field in the form around; what leads away opens beside it. */
export function openFields(tell: (path: string) => void): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  document.adoptedStyleSheets.push(sheet)
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || !isPlain(event) || target.closest('.preview-bar')) return
    const path = fieldAt(target)
    if (path) tell(path)
    leadAway(event, target.closest('a[href]'), path === null)
  }
  // Before the page's own links follow a press.
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** No other page of the site may stand in the admin's frame. */
function leadAway(event: MouseEvent, link: Element | null, opens: boolean): void {
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  if (opens) window.open(link.href, '_blank', 'noopener')
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

/** A picture has no text either. */
const pictures = markedAttributes.map((name) => `[${name}]`).join()

const look = `
  [${fieldAttribute}] { cursor: pointer }
  [${fieldAttribute}]:empty:not(${pictures}) { display: none }
  [${fieldAttribute}]:hover { outline: 2px dashed currentColor; outline-offset: 3px }
`
