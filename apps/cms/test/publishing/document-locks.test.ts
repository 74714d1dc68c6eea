import { handleFormStateLocking } from '@payloadcms/ui/utilities/handleFormStateLocking'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signedAskers, signIn, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let second: Person
let article: string

beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
  second = await signIn(cms.payload, 'editor')
  const data = { ...articleWords('Слух'), kind: 'general' as const, _status: 'draft' as const }
  article = (await cms.payload.create({ collection: 'articles', locale: 'ru', data, overrideAccess: true })).id
})
afterAll(() => cms?.close())

const slug = 'payload-locked-documents'
const locks = async () => (await cms.payload.find({ collection: slug, depth: 0, limit: 50, overrideAccess: true })).docs
beforeEach(() => cms.payload.delete({ collection: slug, where: { id: { exists: true } }, overrideAccess: true }))

const asUser = ({ id }: { id: string }) => ({ relationTo: 'staff' as const, value: id })

async function userOf({ id }: Person) {
  const user = await cms.payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: true })
  return { ...user, collection: 'staff' as const }
}

/** As the admin's form makes it: on the server, past the network interface. */
async function lockOf(person: Person, globalSlug?: string): Promise<string> {
  const what = globalSlug ? { globalSlug } : { document: { relationTo: 'articles' as const, value: article } }
  const made = await cms.payload.create({
    collection: slug,
    data: { ...what, user: asUser(person) },
    overrideAccess: true,
  })
  return made.id
}

it('nobody makes a lock over the network, for oneself or for another', async () => {
  const document = { relationTo: 'articles', value: article }
  for (const asker of signedAskers)
    for (const user of [people[asker], second]) {
      const body = { document, user: asUser(user) }
      expect((await ask(cms, 'POST', slug, { as: people[asker], body })).status, asker).toBe(404)
      const data = { document: { relationTo: 'articles' as const, value: article }, user: asUser(user) }
      const as = await userOf(people[asker])
      await expect(cms.payload.create({ collection: slug, data, user: as, overrideAccess: false })).rejects.toThrow()
    }
  expect(await locks()).toEqual([])
})

it("is found and taken over as the admin's own form does it, by who may save the document", async () => {
  const id = await lockOf(people.editor)
  const query = `where[document.relationTo][equals]=articles&where[document.value][equals]=${article}`
  const found = await ask(cms, 'GET', `${slug}?${query}`, { as: second })
  expect((found.json.docs as { id: string }[]).map((lock) => lock.id)).toEqual([id])
  for (const person of [second, people.admin]) {
    const taken = await ask(cms, 'PATCH', `${slug}/${id}`, { as: person, body: { user: asUser(person) } })
    expect(taken.status).toBe(200)
    expect(await locks()).toMatchObject([
      { id, document: { relationTo: 'articles', value: article }, user: asUser(person) },
    ])
  }
})

it("is taken over by nobody who could not save the document, and in nobody else's name", async () => {
  const id = await lockOf(people.editor)
  const site = await lockOf(people.editor, 'home')
  const before = await locks()
  const tries: [as: Person, lock: string, body: object][] = [
    [people.clinic, id, { user: asUser(people.clinic) }],
    [people['translator, own language'], id, { user: asUser(people['translator, own language']) }],
    [people['translator, own language'], site, { user: asUser(people['translator, own language']) }],
    [second, id, { user: asUser(people.admin) }],
    [second, id, {}],
    [second, id, { user: asUser(second), document: { relationTo: 'articles', value: second.id } }],
    [second, id, { user: asUser(second), globalSlug: 'home' }],
    [people.editor, id, { globalSlug: 'home' }],
  ]
  for (const [as, lock, body] of tries)
    expect((await ask(cms, 'PATCH', `${slug}/${lock}`, { as, body })).status, JSON.stringify(body)).toBe(403)
  const all = await ask(cms, 'PATCH', `${slug}?where[id][exists]=true`, { as: second, body: { user: asUser(second) } })
  expect(all.status).toBe(404)
  const every = { collection: slug, where: { id: { exists: true } }, overrideAccess: false } as const
  const user = await userOf(second)
  await expect(cms.payload.update({ ...every, data: { user: asUser(second) }, user })).rejects.toThrow()
  expect(await locks()).toEqual(before)
})

it('is let go of by who holds it, one at a time', async () => {
  const [own, others] = [await lockOf(people.editor), await lockOf(second, 'home')]
  for (const asker of signedAskers) {
    const as = people[asker]
    expect((await ask(cms, 'DELETE', `${slug}?where[id][exists]=true`, { as })).status, asker).toBe(404)
    expect((await ask(cms, 'DELETE', `${slug}?where[id][equals]=${own}`, { as })).status, asker).toBe(404)
    const every = { collection: slug, where: { id: { exists: true } }, overrideAccess: false } as const
    await expect(cms.payload.delete({ ...every, user: await userOf(as) }), asker).rejects.toThrow()
    expect((await ask(cms, 'DELETE', `${slug}/${others}`, { as })).status, asker).toBe(403)
  }
  expect(await locks()).toHaveLength(2)
  expect((await ask(cms, 'DELETE', `${slug}/${own}`, { as: people.editor })).status).toBe(200)
  expect((await locks()).map(({ id }) => id)).toEqual([others])
})

it('nobody ever sees a lock without its holder, however close together it is made and looked for', async () => {
  const req = await createLocalReq({ user: await userOf(people.admin) }, cms.payload)
  for (let round = 0; round < 20; round++) {
    await cms.payload.db.deleteMany({ collection: slug, where: { globalSlug: { equals: 'retention' } } })
    let isMade = false
    const made = handleFormStateLocking({ globalSlug: 'retention', req }).then(() => {
      isMade = true
    })
    const holders: unknown[] = []
    while (!isMade) holders.push(...(await locks()).map(({ user }) => user?.value))
    await made
    expect(holders.filter((holder) => holder !== people.admin.id)).toEqual([])
    expect(await locks()).toHaveLength(1)
  }
})
