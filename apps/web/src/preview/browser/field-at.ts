import { fieldAttribute } from './marked-texts.ts'

const shown = `[${fieldAttribute}]`

/**
 * The field that an element shows, or else what the fields within the nearest part around it have in common: the row of
 * a list, the block. Around the page itself an element has its own field or none: most there is no document's.
 */
export function fieldAt(element: Element): string | null {
  const own = element.closest(shown)?.getAttribute(fieldAttribute)
  if (own) return own
  for (
    let around = element.closest('#main') && element;
    around && around.id !== 'main';
    around = around.parentElement
  ) {
    const paths = [...around.querySelectorAll(shown)].map((one) => one.getAttribute(fieldAttribute) ?? '')
    if (paths.length > 0) return inCommon(paths)
  }
  return null
}

function inCommon(paths: readonly string[]): string | null {
  const [first = [], ...others] = paths.map((path) => path.split('.'))
  const end = first.findIndex((step, at) => others.some((other) => other[at] !== step))
  return (end < 0 ? first : first.slice(0, end)).join('.') || null
}
