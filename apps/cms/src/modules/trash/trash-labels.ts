import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'

/** A refusal that the admin shows as it is. */
export const refusal = (message: string, uses: readonly object[] = []) => new APIError(message, 409, { uses }, true)

/** «А», «Б» и ещё 3. */
export function listed(req: PayloadRequest, names: readonly string[], more: boolean): string {
  const words = names.map((name) => `«${name}»`).join(', ')
  if (!more) return words
  return req.i18n?.language === ('kk' as string) ? `${words} және басқалары` : `${words} и другие`
}
