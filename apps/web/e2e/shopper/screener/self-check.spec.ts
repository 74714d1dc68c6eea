import { forEachShopper } from '../../support/each-shopper.ts'
import { hydrated } from '../../support/hydrated.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  const address = `${prefixOf(locale)}/test`

  test('the questions follow the person, a sudden loss is answered at once, and the answers are explained', async ({
    page,
  }) => {
    await page.goto(address)
    const heading = page.locator('h1')
    await expect(heading).toHaveText(/\S/)
    await expect(heading.locator('span:visible')).toHaveText(say('Как я слышу?', 'Есту қабілетім қалай?'))
    await page.locator('input[value=relative]').check()
    await expect(heading.locator('span:visible')).toHaveText(say('Как слышит мой близкий?', 'Жақыным қалай естиді?'))
    await expect(page.locator('.self-check__urgent')).toBeHidden()
    await page.locator('input[value=sudden_loss]').check()
    await expect(page.locator('.self-check__urgent')).toContainText('103')

    // It says what the answers mean. The same address once more would be a reload, which may keep what was chosen.
    await page.goto('about:blank')
    await page.goto(address)
    const read = page.locator('.self-check__read')
    if (!javaScriptEnabled) {
      await expect(read).toContainText(say('Слух стоит проверить', 'тексерткен жөн').toLowerCase())
      await expect(page.locator('main button:visible')).toHaveCount(0)
      return
    }
    await expect(read).toBeHidden()
    const show = await hydrated(page.getByRole('button', { name: say('Показать результат', 'Нәтижені көру') }))
    const outcome = page.locator('.self-check__outcome h2')
    await show.click()
    await expect(outcome).toHaveText(say('Ответьте ещё на несколько вопросов', 'Тағы бірнеше сұраққа жауап беріңіз'))
    for (const question of ['tv', 'phone']) await page.locator(`input[name=${question}][value=often]`).check()
    await show.click()
    await expect(outcome).toHaveText(say('Слух стоит проверить', 'Естуді тексерткен жөн'))
    await expect(page.locator('.self-check__outcome')).toContainText(say('телевизор', 'теледидар'))
    await page.locator('input[value=dizziness]').check()
    await show.click()
    await expect(outcome).toHaveText(say('Сначала к врачу', 'Алдымен дәрігерге көрініңіз'))
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: say('Стереть ответы', 'Жауаптарды өшіру') }).click()
    await expect(page.locator('main :checked')).toHaveCount(1)
  })
})
