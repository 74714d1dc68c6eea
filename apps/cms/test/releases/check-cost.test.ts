import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkRelease } from '../../src/modules/releases/operations/check-release.ts'
import { readRelease } from '../../src/modules/releases/operations/read-release.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { openDesk } from './release-desk.ts'
import { statementsOf } from './statements-of.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

it('checking a release reads each document once for both its languages, and asks in each for a free address', async () => {
  const desk = await openDesk(cms)
  const ids: string[] = []
  for (let number = 0; number < 10; number += 1) ids.push(await desk.draftArticle(`Статья ${number}`))
  const req = await desk.asEditor()
  const costOf = async (languages: ('ru' | 'kk')[]) => {
    const release = await readRelease(req, await desk.release('Цена', ids, languages))
    return statementsOf(cms.payload, () => checkRelease(req, release?.entries ?? []))
  }
  const [one, both] = [await costOf(['ru']), await costOf(['ru', 'kk'])]
  console.log(`statements for ${ids.length} documents: ${one} in one language, ${both} in both`)
  expect(both).toBe(one + ids.length)
  expect(both).toBeLessThanOrEqual(ids.length * 6)
})
