import type { PayloadRequest } from 'payload'

/**
 * The request for a Local API call made inside a hook: the same user and transaction, but a copy. Trap: the
 * Local API writes its own `locale` into the request it is given, so a look-up in Russian inside a Kazakh save
 * would store the Kazakh words as Russian ones.
 */
export const nestedRequest = (req: PayloadRequest): PayloadRequest => ({ ...req })
