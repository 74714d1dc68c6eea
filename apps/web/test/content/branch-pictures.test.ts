import { branchPath } from '@estu/domain/routing/routes'
import { graphsIn } from '../../e2e/support/structured-data/read-graph.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { staffRest } from '../support/staff-rest.ts'
import { expect, step, test } from '../support/test.ts'

const hasRooms = (html: string) => html.includes('class="rooms"')
const hasScheme = (html: string) => html.includes('class="scheme"')

test('a branch shows the photographs and the drawn way that were filled in, and the face of who receives there', async () => {
  const rest = await staffRest()
  const oneOf = async (question: string) => (await rest.get(`${question}&limit=1&depth=0&locale=ru`)).json.docs[0]
  const picture = await oneOf('media?sort=createdAt')
  const person = await oneOf('specialists?where[branch][exists]=true')
  const { id, slug } = await oneOf(`branches?where[id][equals]=${person.branch}`)
  const save = async (photographs: string[], scheme: string | null, photo: string | null) => {
    const branch = await rest.patch(`branches/${id}?locale=ru`, { photographs, scheme, _status: 'published' })
    const specialist = await rest.patch(`specialists/${person.id}?locale=ru`, { photo, _status: 'published' })
    expect([branch.status, specialist.status]).toEqual([200, 200])
  }
  const pages = [branchPath(slug), `/kk${branchPath(slug)}`]
  const htmlOf = async (path: string) => (await visit(path)).html
  try {
    await save([picture.id], picture.id, picture.id)
    for (const path of pages)
      await step(path, async () => {
        await expect.poll(async () => hasRooms(await htmlOf(path))).toBe(true)
        await expect.poll(async () => (await htmlOf(path)).includes('mono--photo')).toBe(true)
        const html = await htmlOf(path)
        expect(hasScheme(html)).toBe(true)
        expect(JSON.stringify(graphsIn(html))).toMatch(/"@type":"MedicalBusiness"[^{]*"image":\["http/)
      })
  } finally {
    await save([], null, person.photo ?? null)
  }
  for (const path of pages)
    await step(`${path}, when nothing is filled in`, async () => {
      await expect.poll(async () => hasRooms(await htmlOf(path))).toBe(false)
      expect(hasScheme(await htmlOf(path))).toBe(false)
    })
})
