import { expect, it } from 'vitest'
import { messageChannel, messageChannels } from './message-channel.ts'

const mobile = '+77012345678'
const email = 'asel@example.kz'

it.each([
  ['the messenger they chose', { contactBy: 'whatsapp', phone: mobile, email }, messageChannels, 'whatsapp'],
  [
    'mail where the messenger is off and they left an address',
    { contactBy: 'whatsapp', phone: mobile, email },
    ['mail'],
    'mail',
  ],
  ['nothing where the messenger is off', { contactBy: 'whatsapp', phone: mobile, email: '' }, ['mail'], null],
  [
    'nothing to a number that no message reaches',
    { contactBy: 'whatsapp', phone: '+77272345678' },
    messageChannels,
    null,
  ],
  ['nothing to what is no number', { contactBy: 'whatsapp', phone: '8 926 123-45-67' }, messageChannels, null],
  ['mail', { contactBy: 'email', email }, messageChannels, 'mail'],
  [
    'nothing where mail is off, though the messenger is on',
    { contactBy: 'email', phone: mobile, email },
    ['whatsapp'],
    null,
  ],
  ['no messenger to who chose another way', { contactBy: 'sms', phone: mobile, email: null }, messageChannels, null],
  ['mail beside a call', { contactBy: 'call', phone: mobile, email }, messageChannels, 'mail'],
] as const)('%s', (_what, to, ready, channel) => {
  expect(messageChannel(to, ready)).toBe(channel)
})
