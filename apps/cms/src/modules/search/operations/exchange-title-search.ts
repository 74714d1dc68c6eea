import type { Where } from 'payload'

/** A question in which each look for a title by `like` is exchanged for what `exchange` makes of the text sought. */
export async function exchangeTitleSearch(
  where: Where,
  titleField: string,
  exchange: (text: string, condition: Where) => Promise<Where>,
): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([name, condition]) => {
      if (!Array.isArray(condition)) return [name, condition] as const
      const parts = condition.map((one) => exchangeTitleSearch(one, titleField, exchange))
      return [name, await Promise.all(parts)] as const
    }),
  )
  const same = Object.fromEntries(entries) as Where
  const text = textSought(where, titleField)
  return text === null ? same : exchange(text, same)
}

/** What a condition on the title alone looks for. */
function textSought(where: Where, titleField: string): string | null {
  const condition = where[titleField]
  if (Object.keys(where).length !== 1 || !condition || Array.isArray(condition)) return null
  return 'like' in condition && typeof condition.like === 'string' ? condition.like : null
}
