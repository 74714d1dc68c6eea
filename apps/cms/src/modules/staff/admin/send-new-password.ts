/** The fields of the form, under the names the endpoint knows. */
export type NewPasswordField = 'presentPassword' | 'password'

/** What stands beside a field, and what is said of the whole. */
export type Refused = { fields: Partial<Record<string, string>>; whole: string | null }

type Sent = Record<NewPasswordField, string>
type Answer = { errors?: { message?: string; data?: { errors?: { path?: string; message?: string }[] } }[] }

/**
 * @returns what was refused, in the reader's language; null when the password is replaced
 * @throws when no answer came
 */
export async function sendNewPassword(sent: Sent, language: string): Promise<Refused | null> {
  const response = await fetch('/api/staff/change-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(sent),
  })
  if (response.ok) return null
  const { errors = [] } = (await response.json()) as Answer
  const fields: Refused['fields'] = {}
  for (const { path, message } of errors.flatMap(({ data }) => data?.errors ?? [])) if (path) fields[path] = message
  return { fields, whole: errors.find(({ message }) => message)?.message ?? null }
}
