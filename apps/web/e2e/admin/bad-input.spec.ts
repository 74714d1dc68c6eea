import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { press } from '../support/hydrated.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl, fullSize } = readTestEnv()
/** A megabyte keeps the editor's page busy for a minute and more. */
const pastedBytes = fullSize ? 1_000_000 : 100_000

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

test('a long text pasted from Word arrives as clean text', async ({ page }) => {
  test.setTimeout(300_000)
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru&draft=true', { title: 'Из Word', kind: 'general', _status: 'draft' })
  const { id } = made.json.doc
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
  const body = page.locator('[data-lexical-editor=true]').first()
  await press(body)
  const html = wordHtml(pastedBytes)
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
