import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillLinks } from '../../src/modules/links/index.ts'
import { type BrokenLink, readReport } from '../../src/modules/links/operations/read-report.ts'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
}, 300_000)
afterAll(() => cms?.close())

const inShort = ({ collection, title, locale, field, problem, address, leadsTo }: BrokenLink) =>
  `${collection} «${title}» ${locale} ${field}: ${problem} ${address ?? leadsTo}`

it('the demo content leads nowhere wrong, as it was seeded and as `pnpm reindex` finds it', async () => {
  const req = await createLocalReq({}, cms.payload)
  expect((await readReport(req, { kind: 'internal' })).rows.map(inShort)).toEqual([])
  await fillLinks(cms.payload)
  expect((await readReport(req, { kind: 'internal' })).rows.map(inShort)).toEqual([])
})
