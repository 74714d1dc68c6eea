/**
 * Writes into elements what differs between the markup that made them and a newer one, and nothing else: the keyboard's
 * place, what is typed and what was unfolded stay.
 * @param own what the former markup became.
 */
export function patchMarkup(own: Element, before: string, after: string): void {
  patchChildren(own, contentOf(before), contentOf(after))
}

function contentOf(markup: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content
}

function patchChildren(own: Element, before: ParentNode, after: ParentNode): void {
  const counts = [own, before, after].map(({ childNodes }) => childNodes.length)
  if (new Set(counts).size > 1) {
    own.replaceChildren(...after.childNodes)
    return
  }
  const afterNodes = [...after.childNodes]
  const beforeNodes = [...before.childNodes]
  for (const [index, node] of [...own.childNodes].entries())
    patchNode(node, beforeNodes[index] as ChildNode, afterNodes[index] as ChildNode)
}

function patchNode(own: ChildNode, before: ChildNode, after: ChildNode): void {
  if (before.isEqualNode(after)) return
  if (own.nodeName !== after.nodeName) own.replaceWith(after)
  else if (!(own instanceof Element)) own.nodeValue = after.nodeValue
  else {
    patchAttributes(own, before as Element, after as Element)
    patchChildren(own, before as Element, after as Element)
  }
}

function patchAttributes(own: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) own.removeAttribute(name)
  for (const { name, value } of after.attributes) if (before.getAttribute(name) !== value) own.setAttribute(name, value)
}
