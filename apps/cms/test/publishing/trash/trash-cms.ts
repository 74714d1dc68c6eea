import type { Locale } from '@estu/domain/locale/locales'
import { createLocalReq, type PayloadRequest } from 'payload'
import { dataOf } from '../../../src/fields/walk/document-data.ts'
import type { TrashedCollection } from '../../../src/modules/trash/trashed-collections.ts'
import { articleWords } from '../../support/complete.ts'
import type { TestCms } from '../../support/open-cms.ts'
import { signIn } from '../../support/rest-of-staff.ts'
import { staffUser } from '../../support/staff-user.ts'

export type Role = 'admin' | 'editor' | 'translator' | 'clinic'

const shared = { overrideAccess: true, depth: 0 } as const

/** What the tests of the trash do again and again, as a person at the admin does it. */
export function atTheDesk(cms: TestCms) {
  const { payload } = cms
  /** One who has just given the password, as deleting for ever asks for. */
  const admin = async () => {
    const { token } = await signIn(payload, 'admin')
    return (await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user
  }
  const asked = async (role: Role, language: Locale = 'ru'): Promise<PayloadRequest> => {
    const user = role === 'admin' ? await admin() : staffUser(role, { language: 'kk' })
    const req = await createLocalReq({ ...(user && { user }), locale: 'ru' }, payload)
    req.payloadAPI = 'REST'
    Object.assign(req.i18n, { language })
    return req
  }
  const as = async (role: Role, language?: Locale) => {
    const req = await asked(role, language)
    return { req, user: req.user, overrideAccess: false, depth: 0 } as const
  }
  return {
    as,
    article: async (title: string, data: object = {}, languages: readonly Locale[] = ['ru', 'kk']): Promise<string> => {
      const words = { kind: 'general' as const, ...data, ...articleWords(title) }
      const { id } = await payload.create({
        ...shared,
        collection: 'articles',
        locale: 'ru',
        data: { ...words, _status: languages.includes('ru') ? 'published' : 'draft' },
      })
      await payload.update({
        ...shared,
        collection: 'articles',
        id,
        locale: 'kk',
        data: { ...articleWords(`${title} қазақша`), _status: languages.includes('kk') ? 'published' : 'draft' },
      })
      return id
    },
    specialist: async (title: string): Promise<string> => {
      const data = { title, role: 'Сурдолог', _status: 'published' as const }
      const { id } = await payload.create({ ...shared, collection: 'specialists', locale: 'ru', data })
      return id
    },
    picture: async (name: string): Promise<string> => {
      const file = { name, data: pixel, mimetype: 'image/png', size: pixel.length }
      const { id } = await payload.create({ ...shared, collection: 'media', locale: 'ru', data: { alt: name }, file })
      return id
    },
    trash: async (collection: TrashedCollection, id: string, role: Role = 'editor', language?: Locale) =>
      payload.update({ ...(await as(role, language)), collection, id, data: { deletedAt: new Date().toISOString() } }),
    restore: async (collection: 'articles' | 'media' | 'specialists', id: string, role: Role = 'editor') =>
      payload.update({
        ...(await as(role)),
        collection,
        id,
        trash: true,
        data: { deletedAt: null, _status: 'published' },
      }),
    stateOf: async (collection: 'articles' | 'specialists' | 'media', id: string) => {
      const found = await payload.findByID({ ...shared, collection, id, locale: 'all', trash: true })
      const { _status, deletedAt } = dataOf(found)
      return { status: _status, trashed: Boolean(deletedAt) }
    },
  }
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
