import type { algoliasearch } from 'algoliasearch'

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>

/** Where the hosted search is and how it is asked. */
export type HostedSearch = {
  appId: string
  /** Of the search in the storefront, of an administrator in the worker. */
  apiKey: string
  /** Before the language: `estu` gives `estu_ru` and `estu_kk`. */
  index: string
  timeoutMs: number
  /** The small client, which can search and nothing else. */
  lite: boolean
  /** Other hosts than the service's own, for tests. */
  hosts?: NonNullable<ClientOptions['hosts']>
}

export const indexOf = ({ index }: HostedSearch, locale: string): string => `${index}_${locale}`

/** How the client is made: one time limit for whatever it does. */
export const clientOptions = ({ timeoutMs, hosts }: HostedSearch): ClientOptions => ({
  timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
  ...(hosts ? { hosts } : {}),
})
