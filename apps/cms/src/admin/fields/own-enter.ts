type Pressed = { key: string; target: unknown; preventDefault: () => void; stopPropagation: () => void }

/**
 * For fields that stand within the form of a document and are sent by a button of their own. Trap: Enter in one of them
 * would save the document.
 */
export const ownEnter = (send: () => void) => (event: Pressed) => {
  if (event.key !== 'Enter' || !isInput(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  send()
}

const isInput = (target: unknown) =>
  typeof target === 'object' && target !== null && 'tagName' in target && target.tagName === 'INPUT'
