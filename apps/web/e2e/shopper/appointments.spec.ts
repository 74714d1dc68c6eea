import { forEachShopper } from '../support/each-shopper.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('a visit is booked, moved and called off', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    await shopper.open('/zapisnapriem')
    for (const step of [1, 2, 3]) {
      await expect(page.locator('.steps [aria-current=step]')).toHaveText(
        ['', say('Услуга', 'Қызмет'), say('Филиал', 'Филиал'), say('Специалист', 'Маман')][step] ?? '',
      )
      await page.locator('.choice--link').first().click()
      await page.waitForURL((url) => url.searchParams.size === step)
    }
    await page.locator('.week a.day').last().click()
    await page.waitForURL(/day=/)
    const time = (await page.locator('button.slot').first().textContent()) ?? ''
    await page.locator('button.slot').first().click()
    await page.waitForURL(/at=/)
    await expect(page.locator('main')).toContainText(say('держим за вами до', 'сақталып тұр'))
    await page.locator('#needs-loop').check()
    await shopper.fillContact({ name: 'Марат Пробный', phone: '7012345678', email })
    await shopper.send()
    await expect(page).toHaveURL(/\/thanks\?for=appointment/)
    await expect(page.locator('main')).toContainText(time)
    await expect(page.locator('main')).toContainText(
      say('Письмо с адресом и ссылкой на запись', 'Мекенжайы мен жазылу сілтемесі бар хат'),
    )

    // How to find the place, how to prepare and what is next, also without the letter.
    for (const place of ['#preparation + p', '#way + p + p']) await expect(page.locator(place), place).toHaveText(/\S/)
    await expect(page.locator('section[aria-labelledby=way] a[href*="2gis"]')).toBeVisible()
    await expect(page.locator('main')).toContainText(say('Придите за пять минут', 'бес минут бұрын келіп'))
    await expect(page.locator('main a[href$="/calendar.ics"]')).toBeVisible()

    const letter = await letterTo(email, new RegExp(say('^Вы записаны', '^Сіз жазылдыңыз')))
    expect(letter.attachments[0]?.mimeType).toBe('text/calendar')
    await page.goto(linkIn(letter))
    await expect(page.locator('#way + p + p')).toHaveText(/\S/)
    await expect(page.locator('main')).toContainText(say('Придите за пять минут', 'бес минут бұрын келіп'))
    const calendar = await page.request.get(`${page.url()}/calendar.ics`)
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
    await page.locator('a[href$="?move=1"]').click()
    await page.waitForURL(/move=1/)
    const later = (await page.locator('button.slot').last().textContent()) ?? ''
    await page.locator('button.slot').last().click()
    await page.waitForURL(/moved=1/)
    await expect(page.locator('.sum')).toContainText(later)
    await letterTo(email, new RegExp(say('^Новое время', '^Қабылдаудың жаңа уақыты')))
    // Neither an address nor a tap alone calls anything off.
    const status = page.locator('[role=status]').first()
    await page.goto(`${linkIn(letter)}?intent=cancel`)
    await page.goto(linkIn(letter))
    await expect(status).toHaveText(say('Вы записаны', 'Жазылдыңыз'))
    await page.getByText(say('Отменить запись', 'Жазылудан бас тарту'), { exact: true }).click()
    await page.locator('button[value=cancel]').click()
    await expect(status).toHaveText(say('Отменена', 'Жазылу алынып тасталды'))
    // The time is kept until nobody can think better of it.
    await page.locator('button[value=undo]').click()
    await expect(status).toHaveText(say('Вы записаны', 'Жазылдыңыз'))
    await page.getByText(say('Отменить запись', 'Жазылудан бас тарту'), { exact: true }).click()
    await page.locator('button[value=cancel]').click()
    await expect(page.locator('button[value=undo]')).toBeVisible()
    await endUndoTime(email)
    await letterTo(email, new RegExp(say('^Запись отменена', '^Жазылу алынып тасталды')))
  })
})
