import { metricOf } from '../../e2e/support/shop/metrics.ts'
import { queryShop } from '../../e2e/support/shop/shop-database.ts'
import { ask } from '../../e2e/support/wire/exchange.ts'
import { saidIn } from '../../e2e/support/wire/read-answers.ts'
import { staffRest } from '../support/staff-rest.ts'
import { expect, test } from '../support/test.ts'

const slug = 'uhod-za-sluhovym-apparatom'
const path = `/articles/${slug}`
/** Shows nothing of articles. */
const stranger = '/filialy'
const clients = 1000

const announced = () => metricOf('estu_announcements')
const askedOfNext = () => metricOf('estu_page_store_asked_total{store="pages"}')

async function outbox(after = 0): Promise<{ newest: number; rows: number; seconds: number }> {
  const [row] = await queryShop<{ newest: number; rows: number; seconds: number }>(
    `select max(id)::int as newest, count(*) filter (where id > $1)::int as rows,
      extract(epoch from now() - max(created_at))::int as seconds from outbox`,
    [after],
  )
  if (!row) throw new Error('the outbox is empty')
  return row
}

test('a thousand clients after a publication cost one rendering, and all are shown the new words', async () => {
  const rest = await staffRest()
  const address = `articles/${await rest.idOf('articles', slug)}?locale=ru&depth=0`
  const { title } = (await rest.get(address)).json
  const publish = async (words: string) =>
    expect((await rest.patch(address, { title: words, _status: 'published' })).status).toBe(200)
  const mark = `Тысяча читателей ${Date.now().toString(36)}`

  // What was announced before is heard and done with.
  await expect.poll(async () => (await outbox()).seconds, { timeout: 20_000 }).toBeGreaterThan(5)
  for (const visited of [path, stranger]) await ask({ path: visited })
  const { newest } = await outbox()
  const heardBefore = await announced()
  try {
    await publish(mark)
    // Each announcement makes pages old twice: at once, and when no page can be in the making any more.
    const unheard = async () => 2 * (await outbox(newest)).rows - ((await announced()) - heardBefore)
    await expect.poll(unheard, { timeout: 20_000, interval: 100 }).toBe(0)
    const elsewhere = saidIn(await ask({ path: stranger }), 'cache-status')
    expect(elsewhere, 'asked of Next, which had it').toBe('estu; fwd=miss; detail=hit')
    const before = await askedOfNext()
    const answers = await Promise.all(Array.from({ length: clients }, () => ask({ path })))
    expect((await askedOfNext()) - before).toBe(1)
    const [first] = answers
    expect(first?.body.toString()).toContain(mark)
    const others = answers.filter(({ status, body }) => status !== 200 || !first || !body.equals(first.body))
    expect(others).toEqual([])
    const states = new Set(answers.map((answer) => saidIn(answer, 'cache-status')))
    expect([...states].filter((state) => state !== 'estu; hit')).toEqual(['estu; fwd=miss'])
  } finally {
    await publish(title)
  }
})
