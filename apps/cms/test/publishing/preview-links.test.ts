import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/of-request.ts'
import { listPreviewLinks } from '../../src/modules/preview-links/operations/list-links.ts'
import { type MadeLink, makePreviewLink, mostLinks } from '../../src/modules/preview-links/operations/make-link.ts'
import { openPreviewLink } from '../../src/modules/preview-links/operations/open-link.ts'
import { revokePreviewLink } from '../../src/modules/preview-links/operations/revoke-link.ts'
import { previewLinkEndpoints } from '../../src/modules/preview-links/preview-link-endpoints.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor'), locale: 'ru' }, cms.payload)
})
afterAll(() => cms?.close())

const shared = { overrideAccess: true, depth: 0, draft: true } as const
const sql = async (text: string) => (await databaseOf(req)).execute(text)

async function article(title: string, data: object = {}): Promise<string> {
  const { id } = await cms.payload.create({
    ...shared,
    collection: 'articles',
    locale: 'ru',
    data: { kind: 'general', title, ...data, _status: 'draft' } as never,
  })
  return id
}

async function linkTo(id: string, locale: 'ru' | 'kk' = 'ru', days = 7): Promise<MadeLink> {
  const made = await makePreviewLink(req, { collection: 'articles', id, locale }, days)
  if (made === 'too-many') throw new Error(made)
  return made
}

describe('a link that shows a draft to people without an account', () => {
  it('shows the newest draft in its own language, a week long', async () => {
    const id = await article('Первый')
    await cms.payload.update({ ...shared, collection: 'articles', id, locale: 'kk', data: { title: 'Бірінші' } })
    const made = await linkTo(id)
    const inDays = (made.expiresAt.getTime() - Date.now()) / 86_400_000
    expect(Math.round(inDays * 100) / 100).toBe(7)
    await cms.payload.update({ ...shared, collection: 'articles', id, locale: 'ru', data: { title: 'Второй' } })
    const opened = await openPreviewLink(cms.payload, made.token)
    expect(opened).toMatchObject({ kind: 'open', collection: 'articles', locale: 'ru', draft: { id, title: 'Второй' } })
    const kazakh = await openPreviewLink(cms.payload, (await linkTo(id, 'kk')).token)
    expect(kazakh).toMatchObject({ kind: 'open', locale: 'kk', draft: { title: 'Бірінші' } })
  })

  it('shows of other documents only what is public', async () => {
    const person = (title: string, _status: 'draft' | 'published') =>
      cms.payload.create({
        ...shared,
        draft: _status === 'draft',
        collection: 'specialists',
        locale: 'ru',
        data: { title, role: 'Сурдолог', _status } as never,
      })
    const [hidden, known] = [await person('Скрытый', 'draft'), await person('Известный', 'published')]
    await cms.payload.update({
      ...shared,
      collection: 'specialists',
      id: known.id,
      locale: 'ru',
      data: { title: 'Ещё не опубликовано', _status: 'draft' },
    })
    const id = await article('О людях', { author: hidden.id, reviewer: known.id })
    const opened = await openPreviewLink(cms.payload, (await linkTo(id)).token)
    expect(opened).toMatchObject({ draft: { author: hidden.id, reviewer: { title: 'Известный' } } })
    expect(JSON.stringify(opened)).not.toMatch(/Скрытый|Ещё не опубликовано/)
  })

  it('is kept as a digest alone', async () => {
    const { token } = await linkTo(await article('Тайна'))
    const { rows } = await sql('select * from preview_links')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('shows nothing when it is forged, expired, revoked, or its document is gone', async () => {
    const id = await article('На время')
    const made = await linkTo(id)
    const { token } = made
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [changed, '', 'nope', `${token}A`, token.toLowerCase(), '💥'])
      expect(await openPreviewLink(cms.payload, wrong), wrong).toEqual({ kind: 'unknown' })

    await sql(`update preview_links set expires_at = now() where document_id = '${id}'`)
    expect(await openPreviewLink(cms.payload, token)).toEqual({ kind: 'expired' })
    expect(await listPreviewLinks(req, 'articles', id)).toEqual([])

    const other = await linkTo(id, 'kk')
    const [listed] = await listPreviewLinks(req, 'articles', id)
    expect(listed).toMatchObject({ locale: 'kk', expiresAt: other.expiresAt })
    expect(await revokePreviewLink(req, listed?.id ?? '')).toBe(true)
    expect(await revokePreviewLink(req, listed?.id ?? '')).toBe(false)
    expect(await openPreviewLink(cms.payload, other.token)).toEqual({ kind: 'revoked' })

    const last = await linkTo(id)
    await cms.payload.delete({ collection: 'articles', id, overrideAccess: true })
    expect(await openPreviewLink(cms.payload, last.token)).toEqual({ kind: 'unknown' })
  })

  it('is one of at most twenty to a document, and forgotten a month after its end', async () => {
    const id = await article('Много')
    for (let made = 0; made < mostLinks; made += 1) await linkTo(id)
    await expect(linkTo(id)).rejects.toThrow('too-many')
    await sql(`update preview_links set expires_at = now() - interval '31 days' where document_id = '${id}'`)
    await linkTo(id)
    const { rows } = await sql(`select id from preview_links where document_id = '${id}'`)
    expect(rows).toHaveLength(1)
  })
})

describe('whoever asks for a link', () => {
  const [make, revoke] = previewLinkEndpoints
  const ask = async (endpoint: typeof make, role: Parameters<typeof staffUser>[0] | null, body: unknown) => {
    const user = role ? { user: staffUser(role) } : {}
    const asked = await createLocalReq({ ...user, locale: 'ru' }, cms.payload)
    const answer = await endpoint?.handler(Object.assign(asked, { json: async () => body }))
    return { status: answer?.status, json: await answer?.json() }
  }

  it('is an editor; for others there is no such thing', async () => {
    const id = await article('Чья')
    const place = { collection: 'articles', id, locale: 'kk' }
    for (const role of ['translator', 'clinic', null] as const) {
      expect(await ask(make, role, place)).toMatchObject({ status: 404 })
      expect(await ask(revoke, role, { id: randomUUID() })).toMatchObject({ status: 404 })
    }
    const made = await ask(make, 'editor', place)
    expect(made.status).toBe(200)
    expect(made.json.url).toMatch(/\/kk\/preview\/[\w-]{43}$/)
    const [listed] = await listPreviewLinks(req, 'articles', id)
    expect(await ask(revoke, 'editor', { id: listed?.id })).toMatchObject({ status: 200 })
    expect(await ask(revoke, 'editor', { id: listed?.id })).toMatchObject({ status: 404 })
  })

  it('names a document of the site that is there, and a while', async () => {
    const id = await article('Какая')
    const place = { collection: 'articles', id, locale: 'ru' }
    for (const wrong of [
      null,
      {},
      { ...place, collection: 'orders' },
      { ...place, locale: 'en' },
      { ...place, days: 0 },
      { ...place, days: 31 },
      { ...place, id: 'x' },
    ])
      expect(await ask(make, 'editor', wrong), JSON.stringify(wrong)).toMatchObject({ status: 400 })
    expect(await ask(make, 'editor', { ...place, id: randomUUID() })).toMatchObject({ status: 404 })
  })
})
