import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { LivePreviewConfig, Payload } from 'payload'
import { isWriter } from '../../access/roles.ts'
import { signPreview } from './operations/preview-token.ts'

type PreviewUrl = Exclude<LivePreviewConfig['url'], string | undefined>

/** The storefront's preview of this document in the language being edited, by a short-lived signed link. */
export const previewUrl: PreviewUrl = ({ collectionConfig, globalConfig, data, locale, req }) => {
  const id = globalConfig ? globalConfig.slug : data?.id
  if (!id || !isWriter(req)) return null
  const collection = globalConfig ? 'globals' : (collectionConfig?.slug ?? '')
  return previewAddress(req.payload, { collection, id: String(id), locale: locale?.code === 'kk' ? 'kk' : 'ru' })
}

/** Where a draft is seen in one language, by who has signed in; whether they may is the caller's to ask. */
export function previewAddress(
  { config }: Pick<Payload, 'config'>,
  what: { collection: string; id: string; locale: Locale },
): string {
  const { previewSecret, webUrl } = config.custom as { previewSecret: string; webUrl: string }
  return webUrl + localisePath(what.locale, `/preview/${signPreview(what, previewSecret)}`)
}
