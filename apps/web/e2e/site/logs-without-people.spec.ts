import { randomInt } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { editorAt } from '../support/admin/editor.ts'
import { hiddenFields, post, stored } from '../support/posted-form.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { webUrl, cmsUrl, mailDir } = readTestEnv()
const logs = path.join(path.dirname(mailDir), 'logs')

/** Each log of the shop's processes, and the database's own. */
async function logFiles(): Promise<string[]> {
  const [row] = await queryShop<{ data_directory: string }>('show data_directory')
  const names = (await readdir(logs)).filter((name) => /\.log(\.\d)?$/.test(name))
  return [...names.map((name) => path.join(logs, name)), path.join(row?.data_directory ?? '', 'server.log')]
}

/** What is written into the logs meanwhile. */
async function loggedDuring(walk: () => Promise<unknown>): Promise<string> {
  const before = new Map<string, number>()
  for (const file of await logFiles()) before.set(file, (await stat(file)).size)
  await walk()
  const parts = (await logFiles()).map(async (file) =>
    (await readFile(file)).subarray(before.get(file) ?? 0).toString(),
  )
  return (await Promise.all(parts)).join('\n')
}

test('no log holds anybody’s words, and each is its owner’s alone', async ({ page }) => {
  await test.step('an order, its page, a wrong proof, a sign-in and the desk’s look leave nobody’s words in any log', async () => {
    test.setTimeout(300_000)
    const digits = String(randomInt(10_000_000)).padStart(7, '0')
    const person = {
      name: `Айгерим ${[...digits].map((digit) => 'жқңғүұөәһі'[Number(digit)]).join('')}`,
      phone: `+7702${digits}`,
      email: `k${digits}@example.kz`,
      comment: `тихо${digits}`,
    }
    let token = ''
    const logged = await loggedDuring(async () => {
      const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { id: string; priceKzt: number }[]
      const [branch] = (await stored('branches', { sort: 'createdAt' })) as { id: string }[]
      const cookie = `cart=c${battery?.id.replaceAll('-', '')}x1`
      const form = {
        ...(await hiddenFields('/cart/checkout', cookie)),
        ...person,
        contactBy: 'email',
        receiving: 'pickup',
        paying: 'at_pickup',
        branch: branch?.id ?? '',
        consent: 'yes',
        intent: 'place',
        seenTotal: String(battery?.priceKzt),
      }
      const placed = await post('/cart/checkout', form, { origin: webUrl, cookie })
      expect(placed.status, placed.html).toBe(303)
      token = new URL(placed.location, webUrl).searchParams.get('link') ?? ''
      await page.goto(`${webUrl}/order/${token}`)
      await post(`/order/${token}`, { intent: 'prove', proof: '0000' }, { origin: webUrl })
      await post('/account/sign-in', { email: person.email, password: 'wrong-word-1' }, { origin: webUrl })
      await editorAt(page).signIn()
      const [order] = await queryShop<{ id: string }>('select id::text from orders where email = $1', [person.email])
      await page.goto(`${cmsUrl}/admin/collections/orders/${order?.id}`)
      await expect(page.locator('#field-name')).toHaveValue(person.name)
      // A statement that the database refuses, with somebody's address in it.
      await queryShop(`insert into customers (name, email, language) values ($1, $2, 'none')`, [
        person.name,
        person.email,
      ]).catch(() => undefined)
    })
    expect(token).not.toBe('')
    expect(logged).toContain('"msg":"request"')
    for (const word of [...Object.values(person), digits, token]) expect(logged).not.toContain(word)
  })
  await test.step('each log is its owner’s alone', async () => {
    for (const file of await logFiles()) expect((await stat(file)).mode & 0o077, file).toBe(0)
  })
})
