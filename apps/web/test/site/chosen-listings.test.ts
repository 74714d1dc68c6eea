import { metricOf } from '../../e2e/support/shop/metrics.ts'
import { ask } from '../../e2e/support/wire/exchange.ts'
import { saidIn } from '../../e2e/support/wire/read-answers.ts'
import { expect, step, test } from '../support/test.ts'

const asked = () => metricOf('estu_page_store_asked_total{store="chosen"}')
const cookies = ['cart=a; favourites=b; session=c; i18n_redirected=kk', 'estu-theme=dark; session=d']

/** As two people may write it who came by different ways. */
const spellings = (path: string, mark: string) => [
  `${path}?form=ric&loss=II${mark}`,
  `${path}?utm_source=a&loss=II&form=ric&form=ric&form=nope&page=1${mark}`,
]

test('a listing as somebody chose it, and its data, are made once and the same for everybody', async () => {
  for (const [of, mark, headers] of [
    ['page', '', []],
    ['data', '&_rsc', [['rsc', '1']]],
  ] as const)
    await step(`the ${of} of a listing as somebody chose it is made once, and the same for everybody`, async () => {
      for (const path of ['/apparaty', '/kk/apparaty']) {
        const [usual = '', other = ''] = spellings(path, mark)
        const first = await ask({ path: usual, headers: [...headers, ['cookie', cookies[0] ?? '']] })
        // Whatever is announced meanwhile, the same is asked for once more.
        await expect.poll(async () => saidIn(await ask({ path: usual, headers }), 'cache-status')).toBe('estu; hit')
        const before = await asked()
        const answers = await Promise.all(
          cookies.flatMap((cookie) =>
            [usual, other].map((spelling) => ask({ path: spelling, headers: [...headers, ['cookie', cookie]] })),
          ),
        )
        expect((await asked()) - before).toBe(0)
        const [kept] = answers
        for (const answer of answers) {
          expect(saidIn(answer, 'cache-status')).toBe('estu; hit')
          expect(kept && answer.body.equals(kept.body)).toBe(true)
        }
        // What the first was shown, but for how its data are written down.
        if (of === 'page') expect(shownIn(kept?.body)).toBe(shownIn(first.body))
      }
    })
})

const shownIn = (body: Buffer | undefined) => /<main.*<\/main>/s.exec(body?.toString() ?? '')?.[0]
