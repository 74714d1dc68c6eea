import { expect, it } from 'vitest'
import { formerPhrases } from './former-phrases.ts'
import { saidTextsOf } from './said-texts.ts'
import { spokenFiles } from './spoken-files.ts'

const texts = spokenFiles().flatMap(saidTextsOf)

it('says nothing again that read as a translation or promised too much', () => {
  expect(texts.length).toBeGreaterThan(5000)
  const again = texts.flatMap(({ file, line, text }) =>
    formerPhrases.flatMap(({ said, why }) => {
      const found = said.exec(text)?.[0]
      return found ? [`${file}:${line} «${found}»: ${why}`] : []
    }),
  )
  expect(again).toEqual([])
})

it.each([
  'Каналы это полосы, на которые аппарат делит звук.',
  'Модель сильная. Ресивер это динамик.',
  'синий крестик левое ухо',
  'Рассчитана на I–III степень потери слуха.',
  'Катушканы иә, магнит күшін осында тексерген дұрыс.',
  'Батарейки 10, 6 штук',
])('knows such a sentence: %s', (text) => {
  expect(formerPhrases.some(({ said }) => said.test(text))).toBe(true)
})

it.each([
  'Каналы — это полосы.',
  'Батарейки размера 10, 6 штук',
  'Делайте это при свете.',
  'Если это так, напишите.',
  'I–III степени',
])('lets a right one stand: %s', (text) => {
  expect(formerPhrases.filter(({ said }) => said.test(text))).toEqual([])
})
