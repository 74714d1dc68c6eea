/** What is shown of a change: the letters that differ with the words around them. */
export type ChangedPart = { before: string; after: string }

const around = 24

export function changedPart(before: string, after: string): ChangedPart {
  const start = sharedStart(before, after)
  const end = sharedEnd(before.slice(start), after.slice(start))
  const from = Math.max(0, start - around)
  const part = (text: string) => {
    const to = Math.min(text.length, text.length - end + around)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return { before: part(before), after: part(after) }
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1
  return length
}

function sharedEnd(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
