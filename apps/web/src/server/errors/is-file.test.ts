import { expect, it } from 'vitest'
import { isFile } from './is-file.ts'

it.each([
  '/a.png',
  '/kk/a.PDF',
  '/films/a.mp4?t=1',
  '/a.webm',
  '/wp-login.php',
  '/backup.zip',
  '/other.webmanifest',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/_next/static/chunks/a.js',
  '/og/ru/nowhere',
  '/media/captions/ru/nowhere',
  '/api/cards/ru?a=b',
])('%s is a file', (url) => {
  expect(isFile(url)).toBe(true)
})

it.each([
  '/',
  '/articles/a',
  '/articles/a?file=a.pdf',
  '/index.html',
  '/akcii/a.b',
  '/php',
  '/ogonek',
  '/mediaeval/a',
  '/apparaty/a',
])('%s may be a page', (url) => {
  expect(isFile(url)).toBe(false)
})
