import type { DeviceSeed, Words } from '../contract.ts'

export const fits: Words = { ru: 'Кому подходит', kk: 'Кімге лайық' }

export const name = (model: string): Words => ({ ru: `Демо ${model}`, kk: `Демо ${model}` })

export const ask = (question: Words, answer: Words): DeviceSeed['faq'][number] => ({ question, answer })
