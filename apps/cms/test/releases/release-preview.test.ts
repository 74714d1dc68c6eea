import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePreviewLink } from '../../src/modules/preview-links/operations/make-link.ts'
import { openPreviewLink } from '../../src/modules/preview-links/operations/open-link.ts'
import { readSharedDraft } from '../../src/modules/preview-links/operations/read-shared-draft.ts'
import { signPreview, verifyPreview } from '../../src/modules/publishing/operations/preview-token.ts'
import { takeOut } from '../../src/modules/releases/operations/prepared-globals.ts'
import {
  type OpenedRelease,
  type OpenRelease,
  openRelease,
} from '../../src/modules/releases/operations/preview/open-release.ts'
import { readDocumentAfter, readGlobalAfter } from '../../src/modules/releases/operations/preview/read-after-release.ts'
import { publishRelease } from '../../src/modules/releases/operations/publish-release.ts'
import { putAsideChecked } from '../../src/modules/releases/operations/put-aside.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'
import { type Desk, openDesk } from './release-desk.ts'
import { statementsOf } from './statements-of.ts'

let cms: TestCms
let desk: Desk
let people: Record<string, Person>
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

const opened = async (id: string): Promise<OpenRelease> => {
  const release: OpenedRelease = await openRelease(cms.payload, id)
  if (release.kind !== 'open') throw new Error(release.kind)
  return release
}

/** A text of the announcement that waits for a release. */
async function aside(releaseId: string, locale: 'ru' | 'kk', data: object): Promise<void> {
  const seenAt = await desk.globalChangedAt('announcement')
  const place = { releaseId, global: 'announcement', locale, data: data as Record<string, unknown>, seenAt }
  expect(await putAsideChecked(await desk.asEditor(), place)).toEqual({ ok: true })
}

const announced = async (locale: 'ru' | 'kk') =>
  cms.payload.findGlobal({
    slug: 'announcement',
    locale,
    fallbackLocale: false,
    draft: false,
    depth: 0,
    overrideAccess: false,
  })

const announcedAfter = async (id: string, locale: 'ru' | 'kk') =>
  readGlobalAfter(cms.payload, await opened(id), 'announcement', locale, await announced(locale))

describe('what a release shows beforehand', () => {
  it('is each of its documents by name, address and languages, and the texts that wait for it', async () => {
    const first = await desk.draftArticle('Первая', { slug: 'pervaya', kind: 'expert' })
    const second = await desk.draftArticle('Вторая', { slug: 'vtoraya' })
    const { id: question } = await cms.payload.create({
      collection: 'faq',
      locale: 'ru',
      draft: true,
      overrideAccess: true,
      data: { title: 'Вопрос', group: 'check' },
    })
    const id = await desk.release('Всё вместе', [first, second], ['kk'])
    const before = await cms.payload.findByID({ collection: 'releases', id, depth: 0, overrideAccess: true })
    const asked = { document: { relationTo: 'faq' as const, value: question }, languages: ['ru' as const] }
    await cms.payload.update({
      collection: 'releases',
      id,
      overrideAccess: true,
      data: { items: [...(before.items ?? []), asked] },
    })
    await aside(id, 'kk', { text: 'Көштік' })
    expect(await openRelease(cms.payload, id)).toEqual({
      kind: 'open',
      title: 'Всё вместе',
      documents: [
        {
          collection: 'articles',
          id: first,
          languages: ['kk'],
          titles: { ru: 'Первая', kk: 'Первая (қаз)' },
          slug: 'pervaya',
          kind: 'expert',
          path: '/stati-ekspertnye/pervaya',
        },
        expect.objectContaining({ id: second, path: '/articles/vtoraya' }),
        {
          ...{ collection: 'faq', id: question, languages: ['ru'], titles: { ru: 'Вопрос' } },
          ...{ slug: null, kind: null, path: null },
        },
      ],
      texts: [
        {
          global: 'announcement',
          titles: { ru: 'Объявление', kk: 'Хабарландыру' },
          locale: 'kk',
          data: { text: 'Көштік' },
        },
      ],
    })
  })

  it('costs two statements, however much it holds', async () => {
    const { id: person } = await cms.payload.create({
      collection: 'specialists',
      locale: 'ru',
      draft: true,
      overrideAccess: true,
      data: { title: 'Врач', role: 'Сурдолог' },
    })
    const articles = [await desk.draftArticle('Раз'), await desk.draftArticle('Два'), await desk.draftArticle('Три')]
    const id = await desk.release('Счёт', articles)
    const { items } = await cms.payload.findByID({ collection: 'releases', id, depth: 0, overrideAccess: true })
    const staff = { document: { relationTo: 'specialists' as const, value: person }, languages: ['ru' as const] }
    await cms.payload.update({
      collection: 'releases',
      id,
      overrideAccess: true,
      data: { items: [...(items ?? []), staff] },
    })
    const statements = await statementsOf(cms.payload, async () => {
      expect((await opened(id)).documents).toHaveLength(4)
    })
    expect(statements).toBe(2)
    const shown = { collection: 'articles', id: articles[0] ?? '', locale: 'ru' } as const
    const release = await opened(id)
    const alone = await statementsOf(cms.payload, () => readSharedDraft(cms.payload, shown))
    expect(await statementsOf(cms.payload, () => readDocumentAfter(cms.payload, release, shown))).toBe(alone)
  })

  it('is the newest text of a document, with the others of the release by their new names', async () => {
    const public_ = await desk.draftArticle('Была')
    for (const locale of ['ru', 'kk'] as const) await desk.publish(public_, locale)
    await desk.write(public_, 'ru', { title: 'Стала' })
    const hidden = await desk.draftArticle('Новая', { slug: 'sovsem-novaya' })
    const stranger = await desk.draftArticle('Чужая')
    const link = (value: string) => ({
      type: 'link',
      version: 3,
      direction: null,
      format: '',
      indent: 0,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'articles', value } },
      children: [{ type: 'text', text: 'там', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
    })
    const paragraph = { type: 'paragraph', version: 1, direction: null, format: '', indent: 0 }
    const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }
    const body = {
      root: { ...root, children: [{ ...paragraph, children: [public_, hidden, stranger].map(link) }] },
    }
    const leading = await desk.draftArticle('Ведёт', { body })
    const id = await desk.release('По ссылкам', [leading, public_, hidden], ['ru'])
    const shown = await readDocumentAfter(cms.payload, await opened(id), {
      collection: 'articles',
      id: leading,
      locale: 'ru',
    })
    const [line] = (shown?.body?.root.children ?? []) as unknown as {
      children: { fields: { doc: { value: unknown } } }[]
    }[]
    expect(line?.children.map(({ fields }) => fields.doc.value)).toEqual([
      expect.objectContaining({ id: public_, title: 'Стала' }),
      { id: hidden, title: 'Новая', slug: 'sovsem-novaya', kind: 'general' },
      stranger,
    ])
    const apart = await desk.release('Без них', [leading], ['ru'])
    const alone = await readDocumentAfter(cms.payload, await opened(apart), {
      collection: 'articles',
      id: leading,
      locale: 'ru',
    })
    expect(JSON.stringify(alone)).toContain('Была')
    expect(JSON.stringify(alone)).not.toMatch(/Стала|Новая|Чужая/)
  })

  it('is the text put aside in its language; of the other one what both share, as publishing will leave it', async () => {
    const save = (locale: 'ru' | 'kk', data: object) =>
      cms.payload.updateGlobal({ slug: 'announcement', locale, data, overrideAccess: true })
    await save('ru', { text: 'Открыты', href: '/filialy', tone: 'calm' })
    await save('kk', { text: 'Ашықпыз' })
    const id = await desk.release('Переезд', [])
    await aside(id, 'ru', { text: 'Переезжаем', href: '/akcii', tone: 'attention' })
    await aside(id, 'kk', { text: 'Көшеміз', href: '/akcii' })
    const [russian, kazakh] = [await announcedAfter(id, 'ru'), await announcedAfter(id, 'kk')]
    expect(russian).toMatchObject({ text: 'Переезжаем', href: '/akcii', tone: 'attention' })
    expect(kazakh).toMatchObject({ text: 'Көшеміз', href: '/akcii', tone: 'attention' })
    expect(await announced('ru')).toMatchObject({ text: 'Открыты', tone: 'calm' })

    await takeOut(await desk.asEditor(), id, 'announcement', 'kk')
    expect(await announcedAfter(id, 'kk')).toMatchObject({ text: 'Ашықпыз', href: '/akcii', tone: 'attention' })
    expect(await publishRelease(cms.payload, await desk.asEditor(), id)).toMatchObject({ ok: true })
    expect(await announced('kk')).toMatchObject({ text: 'Ашықпыз', href: '/akcii', tone: 'attention' })
  })

  it('no longer holds what was taken out or lies in the trash, and is not there once it is public or deleted', async () => {
    const [kept, trashed] = [await desk.draftArticle('Остаётся'), await desk.draftArticle('В корзине')]
    const id = await desk.release('Тает', [kept, trashed, await desk.draftArticle('Убрана')])
    const items = [kept, trashed].map((value) => ({
      document: { relationTo: 'articles' as const, value },
      languages: ['ru' as const],
    }))
    await cms.payload.update({ collection: 'releases', id, overrideAccess: true, data: { items } })
    await cms.payload.update({
      collection: 'articles',
      id: trashed,
      overrideAccess: true,
      data: { deletedAt: new Date().toISOString() },
    })
    expect((await opened(id)).documents.map((document) => document.id)).toEqual([kept])
    await cms.payload.update({
      collection: 'releases',
      id,
      overrideAccess: true,
      data: { items: items.filter(({ document }) => document.value === kept) },
    })
    expect(await publishRelease(cms.payload, await desk.asEditor(), id)).toMatchObject({ ok: true })
    expect(await openRelease(cms.payload, id)).toEqual({ kind: 'published', title: 'Тает' })
    const other = await desk.release('Лишний', [kept])
    await cms.payload.delete({ collection: 'releases', id: other, overrideAccess: true })
    for (const nowhere of [other, 'none', '']) expect(await openRelease(cms.payload, nowhere)).toEqual({ kind: 'gone' })
  })
})

describe('a link to a release', () => {
  it('is signed for its id, and refused where it is old or not ours', () => {
    const what = { collection: 'releases', id: 'r', locale: 'ru' as const }
    const token = signPreview(what, 'secret', 0)
    expect(verifyPreview(token, 'secret', 0)).toMatchObject(what)
    expect(verifyPreview(token, 'secret', 61 * 60_000)).toBeNull()
    expect(verifyPreview(token, 'other', 0)).toBeNull()
  })

  it('stands on the desk of editors while there is something to look at, and is shown to nobody else', async () => {
    const id = await desk.release('На столе', [await desk.draftArticle('Стол')])
    const path = `release-desk/${id}`
    const { json } = await ask(cms, 'GET', path, { as: people.editor ?? null, language: 'kk' })
    const token = /\/kk\/preview\/([^/]+)$/.exec(String(json.preview))?.[1] ?? ''
    const { previewSecret } = cms.payload.config.custom as { previewSecret: string }
    expect(verifyPreview(token, previewSecret)).toMatchObject({ collection: 'releases', id })
    for (const as of [people['translator, own language'], people.clinic, undefined])
      expect((await ask(cms, 'GET', path, { as: as ?? null })).status).toBe(404)
    const empty = await desk.release('Пустой', [])
    expect((await ask(cms, 'GET', `release-desk/${empty}`, { as: people.editor ?? null })).json.preview).toBeNull()
  })

  it('is made by editors for people without an account, opens the release in both languages, and ends', async () => {
    const id = await desk.release('Для юриста', [await desk.draftArticle('Юрист')])
    const body = { collection: 'releases', id, locale: 'kk', days: 1 }
    for (const as of [people['translator, own language'], people.clinic, undefined])
      expect((await ask(cms, 'POST', 'preview-links', { as: as ?? null, body })).status).toBe(404)
    const made = await ask(cms, 'POST', 'preview-links', { as: people.editor ?? null, body })
    expect(made.json.url).toMatch(/\/kk\/preview\/[\w-]{43}$/)
    const token = String(made.json.url).split('/').at(-1) ?? ''
    expect(await openPreviewLink(cms.payload, token)).toMatchObject({ kind: 'release', id, locale: 'kk' })
    await desk.rows('update preview_links set expires_at = now() where document_id = $1', [id])
    expect(await openPreviewLink(cms.payload, token)).toEqual({ kind: 'expired' })
  })

  it('made by hand shows as much', async () => {
    const id = await desk.release('Вручную', [])
    const made = await makePreviewLink(await desk.asEditor(), { collection: 'releases', id, locale: 'ru' }, 7)
    if (made === 'too-many') throw new Error(made)
    expect(await openPreviewLink(cms.payload, made.token)).toMatchObject({ kind: 'release', id })
  })
})
