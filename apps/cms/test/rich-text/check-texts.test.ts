import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkTexts } from '../../src/modules/rich-text/operations/check-texts.ts'
import { articleWords } from '../support/complete.ts'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { holding, paragraph, text, words } from './text-shapes.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
  rest = await signedIn(cms)
}, 240_000)
afterAll(() => cms?.close())

async function check(repair = false) {
  const lines: string[] = []
  return { ...(await checkTexts(cms.payload, { repair, tell: (line) => lines.push(line) })), lines }
}

const run = (statement: string, ...values: unknown[]) => cms.payload.db.pool.query(statement, values)

/** A document in every language and with every version, as it is stored. */
async function stored(id: string) {
  const document = await cms.payload.db.findOne({
    collection: 'articles',
    where: { id: { equals: id } },
    locale: 'all',
  })
  const { docs } = await cms.payload.db.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    locale: 'all',
    sort: 'createdAt',
  })
  return structuredClone({ document, versions: docs }) as unknown as {
    document: Stored
    versions: { version: Stored }[]
  }
}
type Stored = { body: { ru: unknown; kk: unknown } }

it('finds nothing to repair in the demo content', async () => {
  const { rows, ...found } = await check()
  expect(rows).toBeGreaterThan(300)
  expect(found).toEqual({ broken: 0, repaired: 0, lines: [] })
})

it('names broken texts in documents, versions and blocks, and repairs those alone', async () => {
  const data = { ...articleWords('Слух'), kind: 'general', _status: 'published' }
  const { id } = (await rest.post('articles?locale=ru', data)).json.doc
  await rest.patch(`articles/${id}?locale=kk`, { ...articleWords('Есту'), _status: 'published' })
  const before = await stored(id)
  const versions = before.versions.filter(({ version }) => version.body.kk).length
  expect(versions).toBeGreaterThan(0)
  const stray = JSON.stringify(text(words('Есту')))
  await run("update articles_locales set body = $1 where _parent_id = $2 and _locale = 'kk'", stray, id)
  await run(
    `update _articles_v_locales set version_body = $1 where _locale = 'kk' and version_body is not null
      and _parent_id in (select id from _articles_v where parent_id = $2)`,
    stray,
    id,
  )
  const page = (
    await rest.post('pages?locale=ru&draft=true', {
      title: 'О нас',
      layout: [{ blockType: 'text', body: text(paragraph(words('Слух'))) }],
      _status: 'draft',
    })
  ).json.doc.id
  const unknown = JSON.stringify(text(holding('video', [])))
  await run('update pages_blocks_text set body = $1 where _parent_id = $2', unknown, page)

  const lines = [
    `articles ${id}: body, kk: stray-words, 1 (слова): «Есту»`,
    `pages ${page}: layout.0.body, ru: unknown-node, 1 (часть)`,
  ]
  const found = await check()
  expect(found.lines).toEqual(expect.arrayContaining(lines))
  expect(found.lines.filter((line) => line.startsWith(`articles ${id} version `))).toHaveLength(versions)
  expect(found).toMatchObject({ broken: versions + 2, repaired: 0 })

  const repaired = await check(true)
  expect(repaired).toMatchObject({ broken: versions + 2, repaired: versions + 1 })
  expect(repaired.lines).toContain(`${lines[0]} (repaired)`)
  expect(repaired.lines).toContain(lines[1])
  const mended = text(paragraph(words('Есту')))
  for (const one of [before.document, ...before.versions.map(({ version }) => version)])
    if (one.body.kk) one.body.kk = mended
  expect(await stored(id)).toEqual(before)
  expect(await check()).toMatchObject({ broken: 1, lines: [lines[1]] })
})
