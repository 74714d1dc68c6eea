import { locales } from '@estu/domain/locale/locales'
import { expect, it } from 'vitest'
import { translator } from '@/i18n/translator'
import { changeCopy, confirmationCopy, reminderCopy } from './notification-copy'

const t = translator('ru')
const whatsapp = { contactBy: 'whatsapp', phone: '+77012345678', email: null }
const both = { ...whatsapp, email: 'asel@example.kz' }
const all = ['mail', 'whatsapp'] as const

it('promises by itself only what is ready, and else names who writes', () => {
  expect(confirmationCopy('order', { t, to: whatsapp, ready: all })).toEqual([t('told.order.whatsapp')])
  expect(confirmationCopy('order', { t, to: whatsapp, ready: ['mail'] })).toEqual([t('told.by.whatsapp')])
  expect(confirmationCopy('order', { t, to: whatsapp, ready: [] })).toEqual([t('told.by.whatsapp')])
  const call = { ...whatsapp, contactBy: 'call' }
  expect(confirmationCopy('appointment', { t, to: call, ready: all })).toEqual([t('told.by.call')])
})

it('says both where a letter comes beside the way that was chosen', () => {
  expect(confirmationCopy('appointment', { t, to: both, ready: ['mail'] })).toEqual([
    t('told.appointment.mail'),
    t('told.by.whatsapp'),
  ])
})

it('tells of changes by one way', () => {
  expect(changeCopy({ t, to: both, ready: all })).toEqual([t('told.changes.whatsapp')])
  expect(changeCopy({ t, to: both, ready: ['mail'] })).toEqual([t('told.changes.mail')])
  expect(changeCopy({ t, to: whatsapp, ready: ['mail'] })).toEqual([t('told.by.whatsapp')])
})

it('promises a reminder only where one will be sent', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  expect(reminderCopy({ t, to: whatsapp, ready: all }, inHours(72))).toEqual([t('told.reminder.whatsapp')])
  expect(reminderCopy({ t, to: whatsapp, ready: all }, inHours(10))).toEqual([])
  expect(reminderCopy({ t, to: whatsapp, ready: ['mail'] }, inHours(72))).toEqual([])
})

it.each(locales)('has words for every way, in %s', (locale) => {
  for (const contactBy of ['whatsapp', 'sms', 'telegram', 'email', 'call'])
    for (const words of confirmationCopy('order', { t: translator(locale), to: { contactBy }, ready: [] }))
      expect(words).not.toContain('told.')
})
