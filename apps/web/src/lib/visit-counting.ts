/** Pages that say something about a person's health or dealings: nothing is ever counted there, whatever was agreed to. */
const uncounted =
  /^\/(?:kk\/)?(?:user|order|appointment|auth|thanks|cart|zapisnapriem|hearing-screener|test|preview)(?:\/|$)/

export const mayCount = (pathname: string): boolean => !uncounted.test(pathname)

/** Where the browser keeps what was decided: `yes` or `no`. Nothing is sent anywhere. */
export const countingKey = 'estu:counting'

export type Counters = { tagManager: string | null; analytics: string | null }

/** The addresses of the scripts of the two services, for the ids the operator configured. */
export const scriptsOf = ({ tagManager, analytics }: Counters): string[] => [
  ...(tagManager ? [`https://www.googletagmanager.com/gtm.js?id=${tagManager}`] : []),
  ...(analytics ? ['https://mc.yandex.ru/metrika/tag.js'] : []),
]
