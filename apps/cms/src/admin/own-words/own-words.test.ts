import { expect, it } from 'vitest'
import { ownName } from './fixed-words.ts'
import { ownSentence } from './spoken-sentences.ts'

it.each([
  ['option Статья, selected.', 'Выбрано: Статья.', 'Таңдалды: Статья.'],
  ['options А,Б, selected.', 'Выбрано: А,Б.', 'Таңдалды: А,Б.'],
  ['option Статья, deselected.', 'Убрано: Статья.', 'Алып тасталды: Статья.'],
  ['value Статья focused, 2 of 5.', 'Статья, 2 из 5.', 'Статья, 5 ішінен 2.'],
  ['Статья selected, 2 of 5.', 'Статья, выбрано, 2 из 5.', 'Статья, таңдалған, 5 ішінен 2.'],
  ['1 result available.', 'Есть из чего выбрать: 1.', 'Таңдауға болады: 1.'],
  ['Successfully saved 2 files', 'Сохранено файлов: 2', 'Сақталған файлдар: 2'],
  ['3 results available for search term слух.', 'Нашлось по «слух»: 3.', '«слух» бойынша табылды: 3.'],
])('%s is said in both languages', (said, ru, kk) => {
  expect(ownSentence(said, 'ru')).toBe(ru)
  expect(ownSentence(said, 'kk')).toBe(kk)
})

it.each([
  ['Edit Демо BTE', 'Изменить: Демо BTE', 'Демо BTE: өзгерту'],
  ['Edit link', 'Изменить ссылку', 'Сілтемені өзгерту'],
  ['text dropdown', 'Вид абзаца', 'Абзац түрі'],
])('what is called %s has a name in both languages', (said, ru, kk) => {
  expect(ownName(said, 'ru')).toBe(ru)
  expect(ownName(said, 'kk')).toBe(kk)
})

it('what was said in a language already, and what is not Payload’s, stays', () => {
  for (const said of ['Выбрано: Статья.', 'Сохранено', '', 'Phonak']) expect(ownSentence(said, 'ru')).toBeNull()
  expect(ownName('Drag to move', 'kk')).toBe('Сүйреп жылжыту')
  expect(ownName('Перетащить', 'ru')).toBeNull()
})
