export type Held = {
  counts: Record<'orders' | 'appointments' | 'waitlist' | 'feedback' | 'reviews', number>
  hasAccount: boolean
}
export type ErasedCounts = Record<
  'feedbackDeleted' | 'waitsDeleted' | 'reviewsDeleted' | 'ordersAnonymised' | 'visitsAnonymised' | 'waiting',
  number
>

/** @throws with the sentence that the answer bears, or with the given one when no answer came */
export async function askPersonalData(name: string, body: object, noAnswer: string): Promise<Response> {
  const answer = await fetch(`/api/personal-data/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (answer?.ok) return answer
  const told = (await answer?.json().catch(() => null)) as {
    message?: string
    errors?: { message?: string }[]
  } | null
  throw new Error(told?.message ?? told?.errors?.[0]?.message ?? noAnswer)
}

/** Hands an answer over as the file it is. */
export async function saveFile(answer: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
