import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildStatus } from '../../src/modules/publishing/rebuild-status.ts'
import {
  readTranslationStatus,
  readTranslationSummary,
} from '../../src/modules/translation/operations/translation-status.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

const database = () => cms.payload.db.drizzle

it('takes documents into the desk that are older than it, once', async () => {
  const shared = { collection: 'articles' as const, locale: 'ru' as const, overrideAccess: true, depth: 0 }
  const made = await cms.payload.create({
    ...shared,
    data: { ...articleWords('Старая'), slug: 'staraya', kind: 'general', _status: 'published' },
    overrideAccess: true,
  })
  await database().execute(sql`delete from translation_states`)
  await database().execute(sql`delete from addresses`)
  expect(await rebuildStatus(cms.payload)).toBeGreaterThan(0)
  expect(await rebuildStatus(cms.payload)).toBe(0)
  const req = await createLocalReq({}, cms.payload)
  const desk = await readTranslationStatus(req, { collection: 'articles', page: 1 })
  expect(desk.rows.map(({ locale, state }) => `${locale} ${state}`).toSorted()).toEqual(['kk missing', 'ru published'])
  expect(
    (await readTranslationSummary(req)).find(({ collection, locale }) => collection === 'articles' && locale === 'ru'),
  ).toMatchObject({
    documents: 1,
    states: { published: 1 },
  })
  await cms.payload.update({
    ...shared,
    id: made.id,
    data: { slug: 'novaya', _status: 'published' },
    overrideAccess: true,
  })
  const moved = await cms.payload.find({
    collection: 'redirects',
    where: { from: { equals: '/articles/staraya' } },
    overrideAccess: true,
  })
  expect(moved.docs).toMatchObject([{ automatic: true, document: { relationTo: 'articles' } }])
})
