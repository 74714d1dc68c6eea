import { visit } from '../../../e2e/support/visitor.ts'
import { expect, step, test } from '../../support/test.ts'

const words = {
  ru: {
    roles: ['Подходит больше других', 'Дешевле', 'Со звуком телевизора', 'Тоже со звуком телевизора'],
    nearest: 'Ближе всего к вашей сумме',
    less: /На ([\d ]+) ₸ дешевле первого/,
    more: /На ([\d ]+) ₸ дороже первого/,
    tv: /звук телевизора идёт прямо в аппарат|подходит передатчик для телевизора/,
  },
  kk: {
    roles: ['Ең лайықтысы', 'Арзанырағы', 'Теледидар дыбысын жеткізеді', 'Теледидар дыбысын бұл да жеткізеді'],
    nearest: 'Сіз айтқан сомаға ең жақыны',
    less: /Біріншісінен ([\d ]+) ₸ арзан/,
    more: /Біріншісінен ([\d ]+) ₸ қымбат/,
    tv: /дыбысы тікелей аппаратқа келеді|дыбысын таратқыш сай келеді/,
  },
} as const

const amountOf = (text: string | undefined) => (text === undefined ? null : Number(text.replace(/\D/g, '')))

/** The devices of a result, as a reader of its markup sees them. */
async function picksOf(locale: 'ru' | 'kk', query: string) {
  const { html, status } = await visit(`${locale === 'kk' ? '/kk' : ''}/podbor?who=self&signs=none&${query}`)
  expect(status, query).toBe(200)
  const own = words[locale]
  return [...html.matchAll(/<article class="pick">(.*?)<\/article>/gs)].map(([, markup = '']) => {
    const text = markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    const less = amountOf(own.less.exec(text)?.[1])
    return {
      text,
      slug: /href="[^"]*\/apparaty\/([^"]+)"/.exec(markup)?.[1],
      role: /class="pick__role">([^<]*)</.exec(markup)?.[1] ?? null,
      price: amountOf(/class="price__now[^>]*>([^<]*)/.exec(markup)?.[1]),
      difference: less === null ? amountOf(own.more.exec(text)?.[1]) : -less,
    }
  })
}

const asked = ['hard=phone&loss=II', 'hard=tv&loss=I', 'hard=table&hard=street&loss=III', 'hard=unknown&loss=unknown']

test.each(['ru', 'kk'] as const)('the finder names its answers, %s', async (locale) => {
  const [best, cheaper, tv, tvToo] = words[locale].roles
  const met = new Set<string>()
  for (const query of asked)
    await step(query, async () => {
      const picks = await picksOf(locale, `${query}&battery=unknown&budget=any`)
      const [first, ...others] = picks
      expect(first?.role).toBe(best)
      expect(first?.difference).toBeNull()
      expect(new Set(picks.map(({ slug }) => slug)).size).toBe(picks.length)
      expect(picks.length).toBeGreaterThanOrEqual(3)
      for (const { role, price, difference, text } of others) {
        if (role) met.add(role)
        if (price !== first?.price) expect(difference, text).toBe((price ?? 0) - (first?.price ?? 0))
        if (role === cheaper) expect(difference).toBeLessThan(0)
        if (role === tv || role === tvToo) expect(text).toMatch(words[locale].tv)
      }
      const roles = picks.flatMap(({ role }) => role ?? [])
      expect(new Set(roles).size).toBe(roles.length)
    })
  expect(met).toContain(cheaper)
  expect(met.has(tv) || met.has(tvToo)).toBe(true)

  await step('above every budget the first is the nearest to it, and none is cheaper', async () => {
    const picks = await picksOf(locale, 'hard=phone&loss=IV&battery=unknown&budget=200000')
    if (!picks.every(({ price }) => (price ?? 0) > 200_000)) return
    expect(picks[0]?.role).toBe(words[locale].nearest)
    expect(picks.map(({ role }) => role)).not.toContain(cheaper)
  })
})

test('the script of a question is told of where one answer is enough', async () => {
  const hint = 'Коснитесь ответа, и откроется следующий экран.'
  expect((await visit('/podbor')).html).toContain(hint)
  const several = await visit('/podbor?who=self')
  expect(several.html).not.toContain(hint)
  for (const { html } of [await visit('/podbor'), several]) expect(html).toMatch(/type="submit"[^>]*>Дальше</)
})
