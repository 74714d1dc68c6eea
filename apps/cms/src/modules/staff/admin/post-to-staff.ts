'use client'

type AnswerBody = {
  errors?: { name?: string; message?: string; data?: { errors?: { path?: string; message?: string }[] } }[]
}

/** What was answered: the data, or why it was refused, in the reader's language. */
export type Posted<T> = { ok: true; data: T } | { ok: false; name: string; field: string; message: string }

/** @throws when no answer came */
export async function postToStaff<T>(path: string, data: object, language: string): Promise<Posted<T>> {
  const response = await fetch(`/api/staff/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(data),
  })
  const body = (await response.json()) as AnswerBody
  if (response.ok) return { ok: true, data: body as T }
  const [first] = body.errors ?? []
  const message = first?.data?.errors?.[0]?.message ?? first?.message ?? String(response.status)
  return { ok: false, name: first?.name ?? '', field: first?.data?.errors?.[0]?.path ?? '', message }
}
