import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signPreview, verifyPreview } from '../../src/modules/publishing/operations/preview-token.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

type Staff = { id: string; collection: 'staff'; role: 'admin' | 'editor'; email: string }
const create = (role: 'admin' | 'editor') =>
  cms.payload.create({
    collection: 'staff',
    data: {
      name: role,
      role,
      mustChangePassword: false,
      email: `${role}${Math.random()}@estu.example`,
      password: 'long enough 1',
    },
    overrideAccess: true,
  })
const as = (user: object, role: 'admin' | 'editor'): Staff => ({
  ...staffUser(role),
  ...user,
  collection: 'staff',
  role,
})

describe('roles', () => {
  it('let an editor write content and never make or raise an account', async () => {
    const editor = as(await create('editor'), 'editor')
    const asEditor = { user: editor, overrideAccess: false } as const
    const { id } = await cms.payload.create({
      ...asEditor,
      collection: 'brands',
      data: { title: 'Бренд' },
      locale: 'ru',
    })
    await cms.payload.update({ ...asEditor, collection: 'brands', id, data: { title: 'Новый' }, locale: 'ru' })
    await expect(
      cms.payload.create({
        ...asEditor,
        collection: 'staff',
        data: { name: 'x', role: 'admin', email: 'x@estu.example', password: 'long enough 1' },
      }),
    ).rejects.toThrow()
    const raised = await cms.payload.update({
      ...asEditor,
      collection: 'staff',
      id: editor.id,
      data: { role: 'admin' },
    })
    expect(raised.role).toBe('editor')
  })

  it('show an editor their own account alone, and an admin all', async () => {
    const editor = as(await create('editor'), 'editor')
    const admin = as(await create('admin'), 'admin')
    const seen = (user: Staff) => cms.payload.find({ collection: 'staff', user, overrideAccess: false, limit: 0 })
    expect((await seen(editor)).docs.map(({ id }) => id)).toEqual([editor.id])
    expect((await seen(admin)).docs.length).toBeGreaterThan(1)
  })

  it('let a visitor write nothing', async () => {
    for (const collection of ['articles', 'devices', 'media', 'redirects', 'staff'] as const) {
      await expect(
        cms.payload.create({ collection, data: { title: 'x' } as never, overrideAccess: false }),
      ).rejects.toThrow()
    }
  })
})

describe('redirects', () => {
  const save = (from: string, to: string) =>
    cms.payload.create({ collection: 'redirects', data: { from, to }, overrideAccess: true })

  it('refuse a loop of any length and addresses off the site', async () => {
    await save('/a', '/b')
    await save('/b', '/c')
    await expect(save('/c', '/a')).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } })
    await expect(save('/d', '/d')).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } })
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil']) {
      await expect(save(`/x${to.length}`, to)).rejects.toThrow()
    }
  })
})

describe('preview links', () => {
  const secret = 'a-secret-that-is-long-enough-for-signing'
  const what = { collection: 'articles', id: '1', locale: 'kk' as const }

  it('are read by who has the secret, until they expire', () => {
    const token = signPreview(what, secret, 0)
    expect(verifyPreview(token, secret, 1000)).toMatchObject(what)
    expect(verifyPreview(token, secret, 61 * 60_000)).toBeNull()
    expect(signPreview(what, secret, 29 * 60_000)).toBe(token)
    const late = signPreview(what, secret, 31 * 60_000)
    expect(verifyPreview(late, secret, 61 * 60_000)).toMatchObject(what)
    expect(verifyPreview(token, `${secret}x`, 1000)).toBeNull()
  })

  it('are worth nothing when a letter is changed', () => {
    const token = signPreview(what, secret, 0)
    for (let at = 0; at < token.length - 1; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect(verifyPreview(changed, secret, 1000)).toBeNull()
    }
    for (const wrong of ['', '.', 'a.b', 'a.b.c', '💥']) expect(verifyPreview(wrong, secret, 1000)).toBeNull()
  })
})
