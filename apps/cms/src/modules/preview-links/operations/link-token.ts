import { createHash, randomBytes } from 'node:crypto'

/** What a link ends in: guessed by nobody, and without the dot that an editor's own preview has. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isLinkToken = (token: string): boolean => /^[\w-]{43}$/.test(token)

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')
