import { locales } from '@estu/domain/locale/locales'
import { resultOf } from '@estu/domain/screener/scoring/result-of'
import { screenerModes } from '@estu/domain/screener/screener-mode'
import { listeners } from '@estu/domain/screener/simulation/listener'
import { drawFrom, runTones } from '@estu/domain/screener/simulation/simulate'
import { expect, it } from 'vitest'
import { messagesOf } from '@/i18n/translator'
import { sayingOf } from '../say'
import { shareWords } from './share-words'

it.each(locales)('what is forwarded are words: no level, no decibel and no product, %s', (locale) => {
  const say = sayingOf(messagesOf(locale).screener)
  for (const mode of screenerModes)
    for (const name of ['careful', 'asymmetric', 'sloping', 'guesser50'] as const) {
      const draw = drawFrom(3)
      const { state } = runTones(mode, listeners[name](draw), 3, draw)
      const result = resultOf({ ...state, stage: 'result' })
      const text = shareWords(result, say)
      expect(text).not.toMatch(/\d|дб|db|гц|hz|₸|phonak/i)
      expect(text).toContain(say('screener.after.disclaimer'))
      for (const finding of result.findings) expect(text).toContain(say(`screener.finding.${finding}`))
    }
})
