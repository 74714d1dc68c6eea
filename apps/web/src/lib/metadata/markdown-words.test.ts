import { expect, it } from 'vitest'
import { asWords } from './markdown-words'

it.each([
  ['Слух [тест](https://evil.example)', 'Слух \\[тест\\](https://evil.example)'],
  ['</a><script>alert(1)</script>', '\\</a\\>\\<script\\>alert(1)\\</script\\>'],
  ['одна\nстрока  здесь', 'одна строка здесь'],
  ['`код` \\', '\\`код\\` \\\\'],
])('%s is words', (text, words) => {
  expect(asWords(text)).toBe(words)
})
