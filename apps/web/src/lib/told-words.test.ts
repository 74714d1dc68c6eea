import { locales } from '@estu/domain/locale/locales'
import { expect, it } from 'vitest'
import { translator } from '@/i18n/translator'
import { changeWords, confirmationWords, reminderWords } from './told-words'

const t = translator('ru')
const whatsapp = { contactBy: 'whatsapp', phone: '+77012345678', email: null }
const both = { ...whatsapp, email: 'asel@example.kz' }
const all = ['mail', 'whatsapp'] as const

it('promises by itself only what is ready, and else names who writes', () => {
  expect(confirmationWords('order', { t, to: whatsapp, ready: all })).toEqual([t('told.order.whatsapp')])
  expect(confirmationWords('order', { t, to: whatsapp, ready: ['mail'] })).toEqual([t('told.by.whatsapp')])
  expect(confirmationWords('order', { t, to: whatsapp, ready: [] })).toEqual([t('told.by.whatsapp')])
  const call = { ...whatsapp, contactBy: 'call' }
  expect(confirmationWords('appointment', { t, to: call, ready: all })).toEqual([t('told.by.call')])
})

it('says both where a letter comes beside the way that was chosen', () => {
  expect(confirmationWords('appointment', { t, to: both, ready: ['mail'] })).toEqual([
    t('told.appointment.mail'),
    t('told.by.whatsapp'),
  ])
})

it('tells of changes by one way', () => {
  expect(changeWords({ t, to: both, ready: all })).toEqual([t('told.changes.whatsapp')])
  expect(changeWords({ t, to: both, ready: ['mail'] })).toEqual([t('told.changes.mail')])
  expect(changeWords({ t, to: whatsapp, ready: ['mail'] })).toEqual([t('told.by.whatsapp')])
})

it('promises a reminder only where one will be sent', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  expect(reminderWords({ t, to: whatsapp, ready: all }, inHours(72))).toEqual([t('told.reminder.whatsapp')])
  expect(reminderWords({ t, to: whatsapp, ready: all }, inHours(10))).toEqual([])
  expect(reminderWords({ t, to: whatsapp, ready: ['mail'] }, inHours(72))).toEqual([])
})

it.each(locales)('has words for every way, in %s', (locale) => {
  for (const contactBy of ['whatsapp', 'sms', 'telegram', 'email', 'call'])
    for (const words of confirmationWords('order', { t: translator(locale), to: { contactBy }, ready: [] }))
      expect(words).not.toContain('told.')
})
