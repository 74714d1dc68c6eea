import { expect, it } from 'vitest'
import { devices as others } from '../danavox-bernafon-devices/index.ts'
import { devices as more } from '../more-devices-b/index.ts'
import { devices as phonak } from '../phonak-devices/index.ts'
import { devices as shop } from './devices.ts'

/** What texts call each of the two classes; a model has the class's letters before its battery. */
const classes = {
  sp: { name: /SP-\d/, ru: /супермощн/i, kk: /өте қуатты/i },
  up: { name: /UP-\d/, ru: /ультрамощн/i, kk: /аса қуатты/i },
} as const

const devices = [...phonak, ...others, ...more, ...shop]
const powers = ['sp', 'up'] as const

it.each(powers)('a device of class %s is called so in its name and in both languages, and never the other', (power) => {
  const { name, ru, kk } = classes[power]
  const other = classes[power === 'sp' ? 'up' : 'sp']
  const named = devices.filter(({ title }) => name.test(title.ru))
  expect(named.length).toBeGreaterThan(1)
  for (const { slug, title, summary, description, faq, seo, power: own } of named) {
    const texts = [title, summary, description, ...faq.flatMap(({ question, answer }) => [question, answer])]
    const said = (language: 'ru' | 'kk') =>
      [...texts, seo.title, seo.description].map((one) => one[language]).join('\n')
    expect(own, slug).toBe(power)
    expect(said('ru'), slug).toMatch(ru)
    expect(said('kk'), slug).toMatch(kk)
    expect(said('ru'), slug).not.toMatch(other.ru)
    expect(said('kk'), slug).not.toMatch(other.kk)
  }
  expect(devices.filter((device) => device.power === power && !name.test(device.title.ru))).toEqual([])
})
