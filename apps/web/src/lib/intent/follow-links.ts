/**
 * Opens the pages that links lead to within this document. One listener for all of them, however many come later;
 * whatever a press means otherwise, a new tab, a download, an answer of another listener, is left to the browser.
 */
export function followLinks(open: (href: string) => void): void {
  window.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    open(link.href)
  })
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-in-place][href]') : null
  if (!link || link.origin !== location.origin) return null
  return link.target === '' && !link.hasAttribute('download') ? link : null
}
