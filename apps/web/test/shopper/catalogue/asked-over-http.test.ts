import { visit } from '../../../e2e/support/visitor.ts'
import { expect, step, test } from '../../support/test.ts'

const dear = 'demo-phonak-ric-90-r'
const two = `d=${dear}&d=demo-phonak-ric-50-312`

test('what is asked for by an address is answered', async () => {
  await step('what cannot stand in a comparison is said, and the rest stays', async () => {
    const fifth = 'd=demo-phonak-bte-p-13&d=demo-phonak-bte-up-675&d=demo-phonak-cic-50-10'
    const cases: [query: string, words: RegExp][] = [
      [`${two}&${fifth}`, /показаны первые четыре/],
      [`d=${dear}&d=no-such-device`, /Такого аппарата у нас нет: no-such-device/],
      [`d=${dear}&d=%3Cscript%3Ealert(1)%3C/script%3E`, /Часть адреса прочитать не удалось/],
      [`d=${dear}&d=${dear}`, /Один аппарат/],
      ['d=no-such-device', /Из выбранного здесь нечего показать/],
      ['d=no-such-device', /<a[^>]*href="\/compare\?d="[^>]*>Убрать его из сравнения/],
      ['', /Здесь пока пусто/],
      [`d=${dear}&q=%25%25%25`, /Добавить аппарат/],
      [`d=${dear}&q=${'ы'.repeat(200)}`, /аппаратов нет/],
    ]
    for (const [query, words] of cases) {
      const { status, html } = await visit(query === '' ? '/compare' : `/compare?${query}`)
      expect.soft(status, query).toBe(200)
      expect.soft(html, query).toMatch(words)
      expect.soft(html, query).not.toContain('<script>alert')
    }
  })

  await step('«I don’t know» to everything still gives devices', async () => {
    const asked = ['who', 'signs', 'hard', 'loss', 'battery', 'budget'].map((name) => `${name}=unknown`)
    const { html, status } = await visit(`/podbor?${asked.join('&')}`)
    expect.soft(status).toBe(200)
    expect.soft(html.match(/class="pick"/g)?.length).toBeGreaterThanOrEqual(3)
  })

  await step('a processor has its own supplies, and a supply its own page', async () => {
    const { status, html } = await visit('/raskhodniki/podbor?brand=advancedbionics&implant=demo-processor-bte')
    expect.soft(status).toBe(200)
    expect.soft(html).toMatch(/Подходит к/)
    expect.soft((await visit('/raskhodniki/demo-battery-312')).status).toBe(200)
    expect.soft((await visit('/raskhodniki/no-such-supply')).status).toBe(404)
  })

  await step('browsers are told how to search here, in the language of the page', async () => {
    const home = await visit('/kk')
    expect.soft(home.html).toContain('href="/kk/opensearch.xml"')
    expect.soft(home.html).toContain('"@type":"SearchAction"')
    const { status, html, headers } = await visit('/kk/opensearch.xml')
    expect.soft(status).toBe(200)
    expect.soft(headers.get('content-type')).toContain('application/opensearchdescription+xml')
    expect.soft(html).toContain('/kk/search?q={searchTerms}')
  })
})
