import { expect, test } from 'vitest'
import { element, escapeXml } from './escape-xml'

test('what an editor typed closes no element and breaks no document', () => {
  expect(escapeXml('<b> & "x" \'y\'')).toBe('&lt;b&gt; &amp; &quot;x&quot; &apos;y&apos;')
  expect(escapeXml('a\u0000b\u000bc\td\ud800e')).toBe('abc\td\ufffde')
})

test('an element without text is none; a nought is text', () => {
  expect(element('a', '')).toBe('')
  expect(element('a', null)).toBe('')
  expect(element('a', 0)).toBe('<a>0</a>')
})
