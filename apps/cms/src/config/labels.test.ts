import { expect, it } from 'vitest'
import { configured } from '../../test/support/open-cms.ts'
import { walkFields } from '../fields/walk/walk-fields.ts'

const { collections, globals } = await configured()
const fields = [...collections, ...globals].flatMap((config) =>
  [...walkFields(config.fields)].map(({ field }) => ({ place: `${config.slug}.${field.name}`, field })),
)

/** Payload adds the one to the blocks that a CMS has been made of; the other is its plugin's and called «SEO» everywhere. */
const isPayloads = ({ name }: { name?: string }) => name === 'blockName' || name === 'meta'

const isSaid = (text: unknown) =>
  typeof text === 'object' && text !== null && ['ru', 'kk'].every((language) => Boolean(Reflect.get(text, language)))

it('every field of a form is called in both languages; Payload makes an English name of the code else', () => {
  const shown = fields.filter(
    ({ field }) => !field.admin?.hidden && !('hidden' in field && field.hidden) && !isPayloads(field),
  )
  expect(shown.length).toBeGreaterThan(300)
  expect(shown.filter(({ field }) => !isSaid(field.label)).map(({ place }) => place)).toEqual([])
})

it('so are the rows of every list', () => {
  const lists = fields.filter(({ field }) => field.type === 'array' || field.type === 'blocks')
  const named = lists.map(({ place, field }) => ({ place, labels: 'labels' in field ? field.labels : undefined }))
  expect(
    named.filter(({ labels }) => !isSaid(labels?.singular) || !isSaid(labels?.plural)).map(({ place }) => place),
  ).toEqual([])
})
