import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { inKazakh } from '../support/admin/interface-language.ts'
import { richText } from '../support/admin/rich-text.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

/** Nobody outside reaches it, and the check must not either. */
const insideAddress = 'http://127.0.0.1:9/'

const linkTo = (fields: object) => ({
  type: 'link',
  version: 3,
  format: '',
  indent: 0,
  direction: null,
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', version: 1, text: 'здесь', format: 0, style: '', mode: 'normal', detail: 0 }],
})

/** Running text with a link to an article and one to an address. */
function textWithLinks(article: string) {
  const { root } = richText('Подробнее ')
  const links = [
    linkTo({ linkType: 'internal', doc: { relationTo: 'articles', value: article } }),
    linkTo({ linkType: 'custom', url: insideAddress }),
  ]
  const children = root.children.map((paragraph) => ({ ...paragraph, children: [...paragraph.children, ...links] }))
  return { root: { ...root, children } }
}

async function publishArticle(page: Page, title: string, body: object): Promise<string> {
  const data = { title, summary: 'О чём статья.', kind: 'general', body, _status: 'published' }
  const made = await restOf(page).post('articles?locale=ru', data)
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  return made.json.doc.id
}

/** Goes on by the Tab key alone. */
async function tabTo(page: Page, id: string) {
  for (let step = 0; step < 30; step += 1) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach #${id}`)
}

const rowsOf = (page: Page, title: string) => page.locator('#links-report tbody tr', { hasText: title })

test('a page that is taken off the site says who leads there, and the report names every link that leads nowhere', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const mark = String(Date.now())
  const [target, source] = [`Снимаемая ${mark}`, `Ссылающаяся ${mark}`]
  const editor = editorAt(page)
  await editor.signIn()
  const id = await publishArticle(page, target, richText('Текст статьи.'))
  await publishArticle(page, source, textWithLinks(id))

  await test.step('nothing is said of it while it leads somewhere, nor of other sites before a check', async () => {
    await page.goto(`${cmsUrl}/admin/links`)
    await expect(page.locator('.estu-nav a[href="/admin/links"]')).toHaveText('Проверка ссылок')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверка ссылок')
    await expect(rowsOf(page, source)).toHaveCount(0)
    await expect(page.locator('#link-check-state')).toContainText('ещё не проверяли')
    const others = `${cmsUrl}/admin/links?kind=external`
    const sent = await page.evaluate(async (url) => (await fetch(url)).text(), others)
    expect(sent).toContain('Найдено: 0')
    expect(sent).toContain('Все ссылки куда-то ведут.')
  })

  await test.step('whoever takes it off is told, and goes on by keys', async () => {
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
    await editor.openMenu()
    await press(page.locator('#action-unpublish-locale'))
    const question = page.locator('.confirmation-modal')
    await expect(question).toContainText('Сюда ведут опубликованные документы')
    await expect(question.getByRole('link', { name: source })).toBeVisible()
    await tabTo(page, 'confirm-action')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.keyboard.press('Enter')
    expect((await saved).status()).toBe(200)
  })

  await test.step('the report names the link, and leads to its field', async () => {
    await page.goto(`${cmsUrl}/admin/links`)
    const filter = page.locator('#links-filter')
    await filter.getByLabel('Куда ведут').selectOption('внутри сайта')
    await filter.getByLabel('Язык').selectOption('Русский')
    await filter.getByRole('button', { name: 'Показать' }).press('Enter')
    await page.waitForURL(/kind=internal&locale=ru/)
    await expect(rowsOf(page, source)).toContainText(
      `ссылка ведёт на «${target}», а этой страницы на русском нет на сайте`,
    )
    await expect(rowsOf(page, source)).toContainText('Русский')
    await expect(rowsOf(page, source).getByRole('link')).toHaveAttribute('href', /\/articles\/.*locale=ru#body$/)
  })

  await test.step('a check of other sites is started by a key and tells its end', async () => {
    await page.goto(`${cmsUrl}/admin/links?kind=external`)
    await (await hydrated(page.locator('#start-link-check'))).press('Enter')
    await expect(page.locator('#link-check-state')).toContainText('Проверено', { timeout: 150_000 })
    await expect(rowsOf(page, source)).toContainText(insideAddress)
    await expect(rowsOf(page, source)).toContainText('адрес ведёт во внутреннюю сеть')
  })

  await test.step('the same in Kazakh on a phone', () =>
    inKazakh(page, async () => {
      await page.setViewportSize({ width: 390, height: 700 })
      await page.goto(`${cmsUrl}/admin/links?locale=ru`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сілтемелерді тексеру')
      await expect(rowsOf(page, source).first()).toBeVisible()
      const words = (await page.locator('main, .template-default__wrap').allInnerTexts()).join('\n')
      expect(words).toContain(`сілтеме «${target}» бетіне апарады, ал ол сайтта орысша жоқ`)
      expect(words).toContain('мекенжай ішкі желіге апарады')
      expect(words).not.toMatch(/Проверка|Найдено|Показать|ссылка ведёт|Проверено/)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        const controls = page.locator(':is(#links-report, .estu-link-check, #links-filter) :is(a, button, select)')
        const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      }
    }))
})
