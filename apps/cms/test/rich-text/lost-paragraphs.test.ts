import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportDocument } from '../../src/modules/xliff/operations/exchange-document.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { staffUser } from '../support/staff-user.ts'
import { holding, paragraph, text, words } from './text-shapes.ts'

let cms: TestCms
let req: PayloadRequest
let rest: Awaited<ReturnType<typeof signedIn>>
let article: string
let xml: string
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
  rest = await signedIn(cms)
  const body = (said: string) =>
    text(holding('heading', [words(`${said}: бас`)], { tag: 'h2' }), paragraph(words(said)), paragraph(words('соңы')))
  const made = await rest.post('articles?locale=ru&draft=true', {
    ...articleWords('Слух'),
    body: body('Слух'),
    kind: 'general',
    _status: 'draft',
  })
  article = made.json.doc.id
  await rest.patch(`articles/${article}?locale=kk&draft=true`, {
    ...articleWords('Есту'),
    body: body('Есту'),
    _status: 'draft',
  })
  xml = await exportDocument(req, 'articles', article, 'kk')
})
afterAll(() => cms?.close())

/** The file as a translator's tool sends it back that changes what stands in its targets. */
const withTargets = (change: (target: string) => string) =>
  xml.replace(/(<target[^>]*>)(.*?)(<\/target>)/gs, (_, open, target, close) => open + change(target) + close)

const send = (file: string) => rest.send('translation/xliff', file)
const stored = async () => (await rest.get(`articles/${article}?locale=kk&draft=true&depth=0`)).json

it('refuses a file that lost its paragraphs, names the text and stores nothing of it', async () => {
  const before = await stored()
  const lossy = withTargets((target) =>
    target.replace(/<g [^>]*ctype="x-paragraph"[^>]*>(.*?)<\/g>/gs, '$1').replace('Есту', 'Жаңа'),
  )
  const answer = await send(lossy)
  expect(answer.status).toBe(400)
  expect(answer.json).toEqual({
    ok: false,
    error: 'broken-text',
    places: [
      '«Текст» (body). Текст на казахском не сохранён: редактор не смог бы его открыть. Место: 2 (слова): «Естусоңы». Слова стоят вне абзаца. Верните абзац вокруг них.',
    ],
  })
  expect(await stored()).toEqual(before)
})

it('takes no text whose words came outside the tag around all of it', async () => {
  const before = (await stored()).body
  const answer = await send(
    withTargets((target) => (target.startsWith('<g') ? `Назар аударыңыз! ${target.replace('соңы', 'аяғы')}` : target)),
  )
  expect(answer.json).toMatchObject({ ok: true, changed: [], unknown: ['body'] })
  const emptied = await send(
    withTargets((target) =>
      target.startsWith('<g') ? target.replace(/^(<g [^>]*>).*<\/g>$/s, 'Назар! $1</g>') : target,
    ),
  )
  expect(emptied.json).toMatchObject({ ok: true, changed: [], unknown: ['body'] })
  expect((await stored()).body).toEqual(before)
})

it('takes a file that a translator changed and whose tags are all there', async () => {
  const answer = await send(withTargets((target) => target.replace('соңы', 'аяғы')))
  expect(answer.json).toMatchObject({ ok: true, changed: ['body'], unknown: [] })
  expect(JSON.stringify((await stored()).body)).toContain('аяғы')
})
