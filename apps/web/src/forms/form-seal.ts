import { createHmac } from 'node:crypto'

/**
 * What a form carries as `openedAt`: when it was made, sealed together with its key.
 * @param since milliseconds since 1970
 */
export const sealedTime = (secret: string, key: string, since: number | string): string =>
  `${since}.${createHmac('sha256', secret).update(`form:${key}.${since}`).digest('base64url').slice(0, 22)}`
