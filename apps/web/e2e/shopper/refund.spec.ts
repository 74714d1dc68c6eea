import { refundTerms } from '@estu/domain/orders/returns/refund'
import { saveAtDesk } from '../support/admin/clinic-rest.ts'
import { editorAt } from '../support/admin/editor.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo } from '../support/mailbox.ts'
import { orderedIn } from '../support/placed-order.ts'
import { stored } from '../support/posted-form.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()
/** Words are tied to each other where a line would break badly. */
const spaced = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s'))

forEachShopper(({ locale, say, javaScriptEnabled }) => {
  test('whoever calls a paid order off is told what becomes of the money, and when it was given back', {
    tag: javaScriptEnabled ? [] : '@full',
  }, async ({ page, context, browser }) => {
    const email = freshAddress()
    const sameWay = spaced(refundTerms.sameWay[locale])
    await page.goto((await orderedIn(context, { locale, email })).thanks)
    await expect(page).toHaveTitle(say(/^Заказ принят/, /^Тапсырыс қабылданды/))
    const [order] = (await stored('orders', { 'where[email][equals]': email })) as { id: string; reference: string }[]
    const { id = '', reference = '' } = order ?? {}
    await saveAtDesk('orders', id, { paid: true })
    await page.locator('main a[href*="/order/"]').first().click()
    await page.waitForURL(/\/order\//)
    await page.getByText(say('Отменить заказ', 'Тапсырыстан бас тарту'), { exact: true }).click()
    await expect(page.locator('details[open]')).toContainText(sameWay)
    await page.locator('button[value=cancel]').click()
    await expect(page.locator('button[value=undo]')).toBeVisible()
    await expect(page.locator('main')).toContainText(say('К возврату', 'Қайтарылатын сома'))
    await endUndoTime(email)
    const letter = await letterTo(email, new RegExp(say('новости$', 'жаңалық$')))
    expect((letter.text ?? '').replace(/\s+/g, ' ')).toContain(refundTerms.sameWay[locale])

    if (javaScriptEnabled) {
      const desk = await (await browser.newContext()).newPage()
      await editorAt(desk).signIn()
      await desk.goto(`${cmsUrl}/admin`)
      await expect(desk.locator('.estu-told').filter({ hasText: reference })).toBeVisible()
      await desk.context().close()
    }
    await saveAtDesk('orders', id, { refunded: true })
    await letterTo(email, new RegExp(say('деньги возвращены$', 'ақша қайтарылды$')))
    await page.reload()
    await expect(page.locator('main')).toContainText(say(/Деньги\sвозвращены/, /қайтарылды/))
    await expect(page.locator('main')).not.toContainText(sameWay)
  })
})
