import type { Locale } from '@estu/domain/locale/locales'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { Staff } from '../../src/payload-types.ts'
import { articleWords } from '../support/complete.ts'
import type { TestCms } from '../support/open-cms.ts'
import { signIn } from '../support/rest-of-staff.ts'

/** An editor at work on articles and their releases, and a visitor who looks. */
export async function openDesk({ payload }: TestCms) {
  const { id: editorId } = await signIn(payload, 'editor')
  const editor = await payload.findByID({ collection: 'staff', id: editorId, overrideAccess: true })
  const asEditor = (): Promise<PayloadRequest> =>
    createLocalReq({ user: { ...(editor as Staff), collection: 'staff' } }, payload)

  const save = async (id: string, locale: Locale, data: object, draft: boolean) => {
    const req = await asEditor()
    const shared = { collection: 'articles', id, locale, data, depth: 0, overrideAccess: false, req } as const
    return payload.update({
      ...shared,
      draft,
      overrideAccess: false,
      user: req.user,
      ...(draft ? {} : { publishSpecificLocale: locale }),
    })
  }

  return {
    editorId,
    asEditor,
    /** A draft in both languages, of which nothing is public. */
    async draftArticle(title: string, own: object = {}): Promise<string> {
      const data = { ...articleWords(title), kind: 'general' as const, ...own }
      const { id } = await payload.create({
        collection: 'articles',
        locale: 'ru',
        draft: true,
        data,
        depth: 0,
        overrideAccess: true,
      })
      await save(id, 'kk', articleWords(`${title} (қаз)`), true)
      return id
    },
    write: (id: string, locale: Locale, data: object) => save(id, locale, { ...data, _status: 'draft' }, true),
    publish: (id: string, locale: Locale, data: object = {}) =>
      save(id, locale, { ...data, _status: 'published' }, false),
    /** What a visitor of one language gets. */
    async seen(id: string, locale: Locale) {
      const found = await payload.find({
        collection: 'articles',
        where: { id: { equals: id } },
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: false,
      })
      return found.docs[0]
    },
    newest: (id: string, locale: Locale) =>
      payload.findByID({
        collection: 'articles',
        id,
        locale,
        fallbackLocale: false,
        draft: true,
        depth: 0,
        overrideAccess: true,
      }),
    async release(title: string, ids: readonly string[], languages: Locale[] = ['ru', 'kk']): Promise<string> {
      const items = ids.map((value) => ({ document: { relationTo: 'articles' as const, value }, languages }))
      const { id } = await payload.create({
        collection: 'releases',
        data: { title, items } as never,
        overrideAccess: true,
      })
      return id
    },
    /** What a form of a single document tells of the one that it was filled with. */
    globalChangedAt: async (slug: 'announcement' | 'home') =>
      (await payload.findGlobal({ slug, depth: 0, overrideAccess: true })).updatedAt ?? null,
    stateOf: async (id: string) =>
      (await payload.findByID({ collection: 'releases', id, depth: 0, overrideAccess: true })).state,
    rows: async (text: string, values: unknown[] = []) => (await payload.db.pool.query(text, values)).rows,
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
