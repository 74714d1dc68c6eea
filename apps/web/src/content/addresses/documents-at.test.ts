import { describe, expect, test } from 'vitest'
import { documentsAt } from './documents-at'

describe('documents at an address', () => {
  test.each([
    ['/apparaty/demo', ['devices']],
    ['/slukhovye-apparaty-dlya-detey/demo', ['devices']],
    ['/raskhodniki/demo', ['consumables']],
    ['/articles/demo', ['articles']],
    ['/stati-ekspertnye/demo', ['articles']],
    ['/akcii/demo', ['promotions']],
    ['/podborki/demo', ['landings']],
    ['/filialy/demo', ['branches']],
    ['/demo', ['brands', 'pages']],
  ])('%s', (path, collections) => {
    expect(documentsAt(path)).toEqual({ slug: 'demo', collections })
  })

  test.each([
    '/',
    '/apparaty/',
    '/nowhere/demo',
    '/apparaty/a/b',
    `/apparaty/${'a'.repeat(97)}`,
    '/apparaty/слух',
    '/apparaty/a%62',
  ])('none can stand at %s', (path) => {
    expect(documentsAt(path)).toBeNull()
  })
})
