import { type Locale, locales } from '@estu/domain/locale/locales'
import type { GlobalSlug, JsonObject, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'

/**
 * Writes a single document without the demo words: as in a shop that begins, under the name that the shop bears. Its words
 * are loaded where they are used: a storefront never needs them.
 */
export async function writeNeutralGlobal(req: PayloadRequest, slug: string): Promise<void> {
  const { neutralGlobals, withRowIds } = await import('../../../setup/neutral-globals.ts')
  const fields = neutralGlobals(await readNames(req))[slug]
  if (!fields) return
  let written: JsonObject = {}
  for (const locale of locales) {
    // The second language names the rows that the first one made.
    const data = withRowIds(fields(locale), written)
    const shared = { slug: slug as GlobalSlug, locale, depth: 0, overrideAccess: true } as const
    written = (await req.payload.updateGlobal({ ...shared, data, req: nestedRequest(req) })) as JsonObject
  }
}

async function readNames(req: PayloadRequest) {
  const read = (locale: Locale) =>
    req.payload.findGlobal({ slug: 'organisation', locale, depth: 0, overrideAccess: true, req: nestedRequest(req) })
  const [ru, kk] = [await read('ru'), await read('kk')]
  return { name: { ru: ru.name, kk: kk.name }, city: { ru: ru.locality ?? '', kk: kk.locality ?? '' } }
}
