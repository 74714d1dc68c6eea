import type { PreviewedGlobal } from '@estu/domain/preview/previewed-globals'
import type { DataFromGlobalSlug, Payload } from 'payload'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { markTexts } from './mark-texts.ts'
import type { PreviewClaims } from './preview-token.ts'

/**
 * A single document as visitors read it, each text marked with its field: it has no drafts, so what is newer stands in its
 * form alone, and the page beside takes it from there, also where nothing stood before. In the place of an empty text of
 * `sections` their own words are read.
 */
export async function readMarkedGlobal<G extends PreviewedGlobal>(
  payload: Payload,
  slug: G,
  { locale }: Pick<PreviewClaims, 'locale'>,
): Promise<DataFromGlobalSlug<G>> {
  const stored = await payload.findGlobal({
    slug,
    locale,
    fallbackLocale: false,
    draft: false,
    depth: 2,
    overrideAccess: false,
  })
  return markTexts(fieldsOf(payload, 'globals', slug), stored as DataFromGlobalSlug<G>, {
    withEmpty: slug !== 'sections',
  })
}
