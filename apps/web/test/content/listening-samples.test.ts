import { visit } from '../../e2e/support/visitor.ts'
import { ask } from '../../e2e/support/wire/exchange.ts'
import { saidIn } from '../../e2e/support/wire/read-answers.ts'
import { expect, step, test } from '../support/test.ts'

const paths = ['/', '/apparaty/demo-phonak-ric-90-r', '/stati-ekspertnye/odin-apparat-ili-dva']
const sentences = { '': 'приходите к нам пить чай', '/kk': 'шай ішуге келіңіз' }

const playersIn = (html: string): string[] => html.match(/<audio [^>]*>/g) ?? []
const sourceOf = (player: string): string => /src="([^"]+)"/.exec(player)?.[1] ?? 'none'

test('home, a device and an article offer one sentence in three samples, in each language, sent in parts too', async () => {
  for (const [prefix, sentence] of Object.entries(sentences)) {
    const sources = new Set<string>()
    for (const path of paths) {
      await step(`${prefix}${path}`, async () => {
        const { html } = await visit(path === '/' && prefix ? prefix : `${prefix}${path}`)
        const players = playersIn(html)
        expect(players).toHaveLength(3)
        for (const player of players) {
          expect(player).toContain('preload="none"')
          expect(player).toContain(' controls')
          expect(player).not.toContain('autoplay')
          sources.add(sourceOf(player))
        }
        expect(html).toContain(sentence)
      })
    }
    expect(sources.size).toBe(3)
    for (const path of sources) {
      const whole = await ask({ path })
      expect([path, whole.status, saidIn(whole, 'content-type')]).toEqual([path, 200, 'audio/mpeg'])
      expect(whole.body.length).toBeLessThan(32_000)
      const part = await ask({ path, headers: [['range', 'bytes=0-99']] })
      expect([path, part.status, part.body.length]).toEqual([path, 206, 100])
      expect(saidIn(part, 'content-range')).toBe(`bytes 0-99/${whole.body.length}`)
    }
  }
})

test('a device’s page names its class beside the samples, and nowhere else is one named', async () => {
  expect((await visit('/apparaty/demo-phonak-ric-90-r')).html).toContain('Класс этого аппарата — ')
  for (const path of ['/', '/stati-ekspertnye/odin-apparat-ili-dva', '/implanty'])
    expect((await visit(path)).html).not.toContain('Класс этого аппарата')
})
