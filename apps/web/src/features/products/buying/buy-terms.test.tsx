import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Device } from '@/content/types'
import { BuyTerms } from './buy-terms'

const told = (locale: 'ru' | 'kk', own: Partial<Device>) => {
  const device = {
    section: 'devices',
    availability: 'in_stock',
    warrantyMonths: null,
    trialDays: null,
    ...own,
  } as Device
  return renderToStaticMarkup(<BuyTerms locale={locale} product={device} />).replaceAll('\u00a0', ' ')
}

it('offers a trial at home where the device has one, and says nothing of it where nobody filled it in', () => {
  expect(told('ru', { trialDays: 14 })).toContain('Пробное ношение дома: 14 дней')
  expect(told('kk', { trialDays: 14 })).toContain('Үйде сынап көру: 14 күн')
  expect(told('ru', {})).not.toMatch(/Пробн|дней/)
})
