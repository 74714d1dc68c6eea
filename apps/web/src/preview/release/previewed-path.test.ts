import { describe, expect, test } from 'vitest'
import { globalAt, isPreviewedPath, previewedAddress, tokenAt } from './previewed-path'

describe('pages that a release is looked at on', () => {
  test.each([
    '/',
    '/apparaty',
    '/apparaty/demo',
    '/raskhodniki',
    '/articles',
    '/articles/demo',
    '/stati-ekspertnye',
    '/specialisty/demo',
    '/filialy',
    '/reviews',
    '/podborki',
    '/chastye-voprosy-o-sluhe',
    '/globals/sections',
  ])('%s', (path) => expect(isPreviewedPath(path)).toBe(true))

  test.each([
    '/cart',
    '/cart/checkout',
    '/zapisnapriem',
    '/search',
    '/compare',
    '/podbor',
    '/raskhodniki/podbor',
    '/reviews/new',
    '/user/1',
    '/media/a.pdf',
    '/robots.txt',
    '/globals/security',
    '/preview/x',
  ])('none at %s', (path) => expect(isPreviewedPath(path)).toBe(false))

  test('their addresses hold the token, in either language', () => {
    expect(previewedAddress('ru', 'a.b', '/')).toBe('/preview/a.b')
    expect(previewedAddress('kk', 'a.b', '/?x=1')).toBe('/kk/preview/a.b?x=1')
    expect(previewedAddress('kk', 'a.b', '/apparaty?loss=II#list')).toBe('/kk/preview/a.b/apparaty?loss=II#list')
    expect(tokenAt('/kk/preview/a.b/apparaty')).toBe('a.b')
    expect(tokenAt('/preview/a.b')).toBe('a.b')
    expect(tokenAt('/apparaty')).toBeNull()
    expect(globalAt('/globals/legal')).toBe('legal')
  })
})
