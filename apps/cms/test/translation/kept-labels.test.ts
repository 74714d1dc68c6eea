import { initI18n } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import type { Payload, SanitizedConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createConfig } from '../../src/config.ts'
import { testEnv } from '../support/test-server.ts'

let config: SanitizedConfig
beforeAll(async () => {
  config = await createConfig(await testEnv('unused'))
})

/** Payload's types do not know the key of Kazakh. */
const wordsOf = (language: 'ru' | 'kk') =>
  initI18n({ config: config.i18n, context: 'client', language: language as 'ru' })

/** What the window of a link in running text says of its fields, as a form is given it. */
async function linkWindow(language: 'ru' | 'kk'): Promise<unknown[]> {
  const i18n = await wordsOf(language)
  const importMap = {}
  const labels = getClientSchemaMap({
    collectionSlug: 'articles',
    config: getClientConfig({ config, i18n, importMap, user: true }),
    i18n,
    payload: { config, importMap } as Payload,
    schemaMap: getSchemaMap({ collectionSlug: 'articles', config, i18n }),
  })
  const [link] = [...labels].filter(([path]) => path.endsWith('.lexical_internal_feature.link.fields'))
  const fields = link && 'fields' in link[1] ? link[1].fields : []
  return fields.map((field) => ('label' in field ? field.label : null))
}

async function own(language: 'ru' | 'kk'): Promise<string[]> {
  const { t } = await wordsOf(language)
  return [
    t('fields:textToDisplay'),
    t('fields:linkType'),
    t('fields:enterURL'),
    t('fields:chooseDocumentToLink'),
    t('fields:openInNewTab'),
  ]
}

it('says what a link is in the language of each editor, whoever opened its window first', async () => {
  expect(await own('kk')).not.toEqual(await own('ru'))
  for (const language of ['ru', 'kk', 'ru'] as const) expect(await linkWindow(language)).toEqual(await own(language))
})
