import type { LivePreviewConfig } from 'payload'
import { isWriter } from '../../access/roles.ts'
import { signPreview } from './operations/preview-token.ts'

type PreviewUrl = Exclude<LivePreviewConfig['url'], string | undefined>

/** The storefront's preview of this document in the language being edited, by a short-lived signed link. */
export const previewUrl: PreviewUrl = ({ collectionConfig, globalConfig, data, locale, req }) => {
  const id = globalConfig ? globalConfig.slug : data?.id
  if (!id || !isWriter(req)) return null
  const { previewSecret, webUrl } = req.payload.config.custom as { previewSecret: string; webUrl: string }
  const collection = globalConfig ? 'globals' : (collectionConfig?.slug ?? '')
  const language = locale?.code === 'kk' ? 'kk' : 'ru'
  const token = signPreview({ collection, id: String(id), locale: language }, previewSecret)
  const prefix = language === 'kk' ? '/kk' : ''
  return `${webUrl}${prefix}/preview/${token}`
}
