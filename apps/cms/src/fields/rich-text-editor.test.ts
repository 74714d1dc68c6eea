import { addressedCollections } from '@estu/domain/catalogue/collections'
import { expect, it } from 'vitest'
import { textFeatures } from './rich-text-editor.ts'

it('offers every document that has a page of its own as the end of a link', () => {
  const link = textFeatures().find(({ key }) => key === 'link')
  expect(link?.serverFeatureProps).toMatchObject({ enabledCollections: [...addressedCollections] })
})
