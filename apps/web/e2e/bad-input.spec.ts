import { expect, test } from '@playwright/test'
import { editorAt } from './editor.ts'
import { restOf } from './editor-rest.ts'
import { readTestEnv } from './test-env.ts'

const { cmsUrl } = readTestEnv()

/** What Word puts on the clipboard: styles, conditional comments, its own tags, and things that must never arrive. */
function wordHtml(bytes: number): string {
  const paragraph = (index: number) =>
    `<p class=MsoNormal style='margin-bottom:8.0pt;mso-style-name:"Обычный"'><span lang=RU style='font-family:"Times New Roman",serif;mso-ansi-language:RU;color:red'>Абзац ${index} о слухе. <b style='mso-bidi-font-weight:normal'>Важно</b></span><o:p></o:p></p>`
  const head =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-x:y}</style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body>' +
    '<h1 style="mso-x:y">Заголовок</h1><script>window.stolen = true</script><img src="file:///C:/x.png" onerror="window.stolen = true"><iframe src="https://evil.example"></iframe>' +
    '<a href="javascript:window.stolen = true">ссылка</a><ul><li>пункт</li></ul>'
  const parts = [head]
  for (let size = head.length, index = 0; size < bytes; index += 1) {
    parts.push(paragraph(index))
    size += paragraph(index).length
  }
  return `${parts.join('')}</body></html>`
}

test('a megabyte pasted from Word arrives as clean text', async ({ page }) => {
  test.setTimeout(120_000)
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru&draft=true', { title: 'Из Word', kind: 'general', _status: 'draft' })
  const { id } = made.json.doc
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
  const body = page.locator('[data-lexical-editor=true]').first()
  await body.click()
  const html = wordHtml(1_000_000)
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'), { timeout: 90_000 })
  await body.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
  expect((await saved).status()).toBe(200)
  const stored = JSON.stringify((await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json.body)
  expect(stored.includes('Абзац 0 о слухе.')).toBe(true)
  for (const never of [
    'mso',
    'MsoNormal',
    'Times New Roman',
    'script',
    'iframe',
    'javascript:',
    'file:///',
    'onerror',
    'style":"c',
  ]) {
    expect(stored.includes(never), never).toBe(false)
  }
  const types = new Set([...stored.matchAll(/"type":"(\w+)"/g)].map((match) => match[1]))
  for (const type of types)
    expect(['root', 'paragraph', 'heading', 'text', 'list', 'listitem', 'link', 'linebreak', 'quote']).toContain(type)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})

test('what cannot be is refused beside the field, in the editor’s language', async ({ page }) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const fieldsOf = (answer: { json: { errors: { data?: { errors?: { path: string; message: string }[] } }[] } }) =>
    answer.json.errors[0]?.data?.errors ?? []
  const made = await rest.post('implants?locale=ru&draft=true', {
    title: 'Имплант',
    component: 'headpiece',
    _status: 'draft',
  })
  const { id } = made.json.doc

  const itself = await rest.patch(`implants/${id}?locale=ru`, { worksWith: [id] })
  expect(fieldsOf(itself as never)).toEqual([
    expect.objectContaining({ path: 'worksWith', message: 'Документ не может ссылаться сам на себя.' }),
  ])

  const reversed = await rest.post('promotions?locale=ru&draft=true', {
    title: 'Наоборот',
    startsAt: '2026-12-02T00:00:00Z',
    endsAt: '2026-12-01T00:00:00Z',
  })
  expect(fieldsOf(reversed as never)[0]).toMatchObject({
    path: 'endsAt',
    message: 'Конец раньше начала: проверьте даты.',
  })

  const empty = await rest.post('promotions?locale=ru', {
    title: 'Без товара',
    startsAt: '2026-12-01T00:00:00Z',
    endsAt: '2026-12-02T00:00:00Z',
    _status: 'published',
  })
  expect(fieldsOf(empty as never).map(({ path }) => path)).toEqual(['summary', 'body', 'terms', 'devices'])

  const loop = await rest.post('redirects', { from: '/po-krugu', to: '/po-krugu' })
  expect(fieldsOf(loop as never)[0]).toMatchObject({ path: 'to' })

  const captions = await page.evaluate(async (cms) => {
    const form = new FormData()
    form.append('file', new File(['not a film'], 'film.mp4', { type: 'video/mp4' }))
    form.append('_payload', JSON.stringify({ title: 'Фильм' }))
    return fetch(`${cms}/api/videos?locale=ru`, { method: 'POST', body: form }).then((response) => response.json())
  }, cmsUrl)
  expect(JSON.stringify(captions)).toContain('Это не видео MP4 или WebM')
})
