import { text } from 'node:stream/consumers'
import { createLocalReq, type PayloadRequest } from 'payload'
import { type ComponentType, createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LastChanges } from '../../src/modules/authorship/admin/last-changes.tsx'
import { Dashboard } from '../../src/modules/dashboard/admin/dashboard.tsx'
import { WhereUsedView } from '../../src/modules/where-used/admin/where-used-view.tsx'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let editor: Person
let translator: Person
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
  editor = people.editor
  translator = people['translator, own language']
})
afterAll(() => cms?.close())

async function requestOf({ id }: Person, language: 'ru' | 'kk' = 'ru'): Promise<PayloadRequest> {
  const user = await cms.payload.findByID({ collection: 'staff', id, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, cms.payload)
  return Object.assign(req, { i18n: { ...req.i18n, language } })
}

/** What the server sends of a screen, components that wait for the database included. */
const markupOf = async (screen: unknown, props: object) => {
  const shown = createElement(screen as ComponentType<object>, props)
  return text((await prerenderToNodeStream(shown)).prelude)
}

/** The part of a screen under a heading with this id. */
const sectionOf = (markup: string, id: string) =>
  new RegExp(`<section aria-labelledby="${id}">.*?</section>`).exec(markup)?.[0] ?? ''

const dashboardOf = async (who: Person, language: 'ru' | 'kk' = 'ru') =>
  markupOf(Dashboard, { req: await requestOf(who, language) })

async function made(path: string, body: object, as = editor): Promise<string> {
  const { status, json, text: answer } = await ask(cms, 'POST', path, { as, body })
  expect(status, answer).toBe(201)
  return (json.doc as { id: string }).id
}

it('the dashboard leads to one’s own drafts, and to texts of single documents by who has to act', async () => {
  const article = { ...articleWords('Моя статья'), kind: 'general', _status: 'published' }
  const id = await made('articles?locale=ru', article)
  const draft = { ...articleWords('Менің мақалам'), _status: 'draft' }
  const drafted = await ask(cms, 'PATCH', `articles/${id}?locale=kk&draft=true`, { as: translator, body: draft })
  expect(drafted.status).toBe(200)
  const texts = [{ path: 'text', value: 'Жеңілдік', base: '' }]
  const place = { collection: 'globals', id: 'announcement', locale: 'kk' }
  const shown = await ask(cms, 'POST', 'translation/save', { as: translator, body: { ...place, texts } })
  const [conflict] = (shown.json.conflicts ?? []) as { revision: string }[]
  const base = conflict?.revision ?? ''
  await ask(cms, 'POST', 'globals/announcement?locale=ru', { as: editor, body: { text: 'Скидки' } })
  await ask(cms, 'POST', 'translation/save', {
    as: translator,
    body: { ...place, texts: [{ path: 'text', value: 'Жеңілдік', base }] },
  })

  const own = await dashboardOf(translator)
  expect(sectionOf(own, 'my-drafts')).toContain(`href="/admin/collections/articles/${id}?locale=kk"`)
  expect(sectionOf(own, 'my-drafts')).toContain('Менің мақалам')
  expect(own).not.toContain('id="waiting-globals"')
  const theirs = sectionOf(await dashboardOf(editor), 'waiting-globals')
  expect(theirs).toContain('Тексты переводчиков')
  expect(theirs).toContain('href="/admin/globals/announcement/translation"')

  await cms.payload.db.pool.query('update waiting_texts set declined_at = now(), declined_by = $1', [editor.id])
  expect(sectionOf(await dashboardOf(editor), 'waiting-globals')).toBe('')
  const returned = sectionOf(await dashboardOf(translator, 'kk'), 'declined-texts')
  expect(returned).toContain('Сізге қайтарылған мәтіндер')
  expect(returned).toContain('href="/admin/globals/announcement/translation"')
  expect(await dashboardOf(people.clinic)).not.toMatch(/my-drafts|declined-texts|waiting-globals/)
})

it('a document without versions says who changed it', async () => {
  const id = await made('redirects', { from: '/staraya', to: '/apparaty' })
  await ask(cms, 'PATCH', `redirects/${id}`, { as: people.admin, body: { to: '/akcii' } })
  const props = { collectionSlug: 'redirects', id, req: await requestOf(editor, 'kk') }
  const markup = await markupOf(LastChanges, props)
  expect(markup).toContain('Кім өзгертті')
  expect(markup).toMatch(/<strong>admin<\/strong><span>өзгертілді.*<strong>editor<\/strong><span>жасалды/)
})

it('the tab of uses names the document that shows this one, and nobody sees it without the right', async () => {
  const brand = await made('brands?locale=ru&draft=true', { title: 'Марка' })
  const device = { title: 'Прибор марки', brand, formFactor: 'ric', availability: 'in_stock' }
  const id = await made('devices?locale=ru&draft=true', device)
  const tabOf = async (who: Person) => {
    const initPageResult = {
      req: await requestOf(who),
      docID: brand,
      collectionConfig: cms.payload.collections.brands.config,
    }
    return markupOf(WhereUsedView, { initPageResult, searchParams: {} })
  }
  const markup = await tabOf(editor)
  expect(markup).toContain('Прибор марки')
  expect(markup).toContain(`/admin/collections/devices/${id}`)
  expect(await tabOf(people.clinic)).toBe('')
})
