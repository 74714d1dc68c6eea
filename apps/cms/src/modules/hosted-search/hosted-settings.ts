import type { algoliasearch } from 'algoliasearch'
import type { HostedSearch } from '../../env.ts'

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>

export const indexOf = ({ index }: HostedSearch, locale: string): string => `${index}_${locale}`

/** How the client is made: one time limit for whatever it does. */
export const clientOptions = ({ timeoutMs, hosts }: HostedSearch): ClientOptions => ({
  timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
  ...(hosts ? { hosts } : {}),
})
