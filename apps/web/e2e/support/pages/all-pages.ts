import { locales, localisePath } from '@estu/domain/locale/locales'
import { readTestEnv } from '../test-env.ts'
import { visit } from '../visitor.ts'
import { pageKinds } from './page-kinds.ts'
import { locationsIn, readSitemap } from './sitemap.ts'

const { webUrl, fullSize } = readTestEnv()

/** Addresses of each kind of page in both languages. */
const addressesOfKinds = (): string[] =>
  Object.values(pageKinds)
    .flat()
    .flatMap((path) => locales.map((locale) => localisePath(locale, path)))

/** Addresses of every page that search engines are shown, and of one of each kind of those that they are not. */
export async function allAddresses(): Promise<string[]> {
  const listed = locationsIn(await readSitemap()).map((url) => url.replace(webUrl, '') || '/')
  return [...new Set([...listed, ...addressesOfKinds()])]
}

/** All addresses in the full tier; in the gate those of each kind of page, each in one language, in turn. */
export const sampledAddresses = async (): Promise<string[]> =>
  fullSize
    ? allAddresses()
    : Object.values(pageKinds)
        .flat()
        .map((path, index) => localisePath(locales[index % locales.length] ?? 'ru', path))

export type SeenPage = { address: string; status: number; html: string }

/** Some pages at a time, so that a shop under test stays able to answer. */
const atATime = 4

/** The pages at these addresses, as they are sent to whoever asks without a browser. */
export async function* visitAll(addresses: readonly string[]): AsyncGenerator<SeenPage, void, undefined> {
  for (let first = 0; first < addresses.length; first += atATime) {
    const some = addresses.slice(first, first + atATime)
    yield* await Promise.all(
      some.map(async (address) => {
        const { status, html } = await visit(address)
        return { address, status, html }
      }),
    )
  }
}
