import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useCompared } from '@/lib/compare-store'
import { CompareTrayBar } from './compare-tray-bar'
import { compareTrayOf } from './compare-tray-words'

vi.mock('@/lib/compare-store', () => ({ useCompared: vi.fn() }))

const linkWith = (...slugs: string[]) => {
  vi.mocked(useCompared).mockReturnValue(slugs)
  return /<a [^>]*href="([^"]*)">([^<]*)</.exec(renderToStaticMarkup(<CompareTrayBar {...compareTrayOf('ru')} />))
}

it('offers to compare from two devices on, and to add the second until then', () => {
  expect(linkWith('a')?.slice(1)).toEqual(['/compare?d=a', 'Добавить второй'])
  expect(linkWith('a', 'b')?.slice(1)).toEqual(['/compare?d=a&amp;d=b', 'Сравнить выбранные'])
})
