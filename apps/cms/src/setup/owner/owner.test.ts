import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseOpeningHours } from './opening-hours.ts'
import { ownerOf } from './owner.fixture.ts'
import { parseOwner } from './read-owner-file.ts'

describe('opening hours', () => {
  it.each([
    ['пн-пт 9:00-18:00; сб 10:00-15:00', ['1', '2', '3', '4', '5', '6']],
    ['дс-жм 9:00–18:00; сн 10:00–15:00', ['1', '2', '3', '4', '5', '6']],
    ['Mon-Fri: 09:00 - 18:00', ['1', '2', '3', '4', '5']],
    ['вт, чт 10:00-13:00; вт 14:00-18:00', ['2', '2', '4']],
    ['ср 10:00-13:00', ['3']],
  ])('reads %s', (typed, days) => {
    const parsed = parseOpeningHours(typed)
    expect(parsed.ok && parsed.value.map(({ day }) => day)).toEqual(days)
  })

  it.each([
    '',
    'каждый день',
    'пн-пт',
    'пт-пн 9:00-18:00',
    'пн 18:00-9:00',
    'пн 9:00-25:00',
    'пн 9:00-13:00; пн 12:00-18:00',
  ])('refuses «%s»', (typed) => {
    expect(parseOpeningHours(typed)).toEqual({ ok: false, error: 'hours-wrong' })
  })
})

describe('the owner’s file', () => {
  it('may be copied from the guide, with the colours that stand there', () => {
    const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/setup.md'), 'utf8')
    const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? []
    const [, colours = ''] = /\| `colours` *\| `(\{.*?\})`/.exec(guide) ?? []
    expect(parseOwner({ ...JSON.parse(example), colours: JSON.parse(colours) })).toMatchObject({ ok: true })
  })

  it('is read as it is stored: numbers, addresses, hours', () => {
    const read = parseOwner(ownerOf())
    if (!read.ok) throw new Error(read.error)
    expect(read.value).toMatchObject({
      phone: '+77012345678',
      domain: 'https://dybys.kz',
      administrator: { email: 'aigul@dybys.kz' },
      delivery: true,
    })
    expect(read.value.branches[0]?.hours).toHaveLength(6)
  })

  it.each([
    ['phone', '8 926 123 45 67', 'phone: Это номер другой страны'],
    ['phone', '123', 'phone: Нужен номер Казахстана'],
    ['whatsapp', '+7 727 234 56 78', 'whatsapp: На городской номер'],
    ['email', 'почта', 'email: Нужен адрес почты'],
    ['domain', 'http://dybys.kz', 'domain: Адрес сайта пишут с https://'],
    ['domain', 'https://dybys.kz/shop', 'domain: Адрес сайта пишут с https://'],
    ['domain', 'dybys.kz', 'domain: Адрес сайта пишут с https://'],
    ['delivery', 'да', 'delivery: Ответьте «да» или «нет»'],
    ['branches', [], 'branches: Нужен список филиалов'],
    ['name', { ru: 'Дыбыс' }, 'name.kk: Здесь нужен ответ'],
    ['name', { ru: 'Дыбыс', kk: ' ' }, 'name.kk: Здесь нужен ответ'],
    ['colours', { light: { accent: 'red' } }, 'colours.light.accent: Цвет пишут как'],
    ['colours', { light: { accent: '#e0a43a' } }, 'colours.light.accent: С этим цветом текст читался бы хуже'],
    ['typeface', 'comic-sans', 'typeface: Шрифт: golos-text'],
    ['shortName', { ru: 'Название из многих букв', kk: 'Дыбыс' }, 'shortName.ru'],
    ['phnoe', '+7 701 234 56 78', 'owner.json: Такого ключа нет; проверьте, как он написан: phnoe.'],
  ])('names %s that is wrong, with what would be right', (key, value, words) => {
    const read = parseOwner({ ...ownerOf(), [key]: value })
    expect(read.ok ? '' : read.error).toContain(words)
  })

  it('names all that is wrong at once, in the language that it says', () => {
    const read = parseOwner({ ...ownerOf(), language: 'kk', phone: '1', email: '' })
    expect(read.ok ? [] : read.error.split('\n')).toEqual([
      'phone: Қазақстан нөмірі керек, мысалы +7 701 234 56 78.',
      'email: Мұнда жауап керек.',
    ])
  })
})
