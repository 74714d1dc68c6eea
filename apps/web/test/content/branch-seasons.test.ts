import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { seasonLabel } from '@estu/domain/appointments/opening-hours'
import { locales, localisePath } from '@estu/domain/locale/locales'
import { branchPath, routes } from '@estu/domain/routing/routes'
import { graphsIn } from '../../e2e/support/structured-data/read-graph.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { staffRest } from '../support/staff-rest.ts'
import { expect, test } from '../support/test.ts'

/** Without the marks that keep words together. */
const plain = (text: string) => text.replace(/\u2060/g, '').replace(/\u00a0/g, ' ')

test('a branch tells hours that hold for a while with their days, on its page, in lists and to engines', async () => {
  const rest = await staffRest()
  const { id, slug } = (await rest.get('branches?limit=1&depth=0&locale=ru')).json.docs[0]
  const [from = '', to = ''] = [almatyDay(new Date()), daysFrom(almatyDay(new Date()), 20).at(-1)]
  const hours = [{ day: '1', opens: '10:05', closes: '15:25' }]
  const season = { from: `${from}T07:00:00Z`, to: `${to}T07:00:00Z`, hours }
  const save = async (seasons: object[]) =>
    expect((await rest.patch(`branches/${id}?locale=ru`, { seasons, _status: 'published' })).status).toBe(200)
  try {
    await save([season])
    for (const locale of locales)
      for (const path of [branchPath(slug), routes.branches.path]) {
        const htmlOf = async () => plain((await visit(localisePath(locale, path))).html)
        await expect.poll(htmlOf, { message: localisePath(locale, path) }).toContain('10:05–15:25')
        const html = await htmlOf()
        expect(html).toContain(plain(seasonLabel({ from, to }, locale)))
        expect(JSON.stringify(graphsIn(html))).toContain(
          `"validFrom":"${from}","validThrough":"${to}","opens":"10:05","closes":"15:25"`,
        )
      }
  } finally {
    await save([])
  }
})
