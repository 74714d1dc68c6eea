import { expect, it } from 'vitest'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }

type Tree = { [key: string]: string | Tree }

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const russian = flatten(ru)
const kazakh = flatten(kk)
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].toSorted()

it('has every word in both languages', () => {
  expect([...kazakh.keys()]).toEqual([...russian.keys()])
  for (const [key, text] of [...russian, ...kazakh]) expect(text.trim(), key).not.toBe('')
})

it('fills the same values into both', () => {
  const ignored = new Set(['kk', 'ru'])
  for (const [key, text] of russian) {
    const wanted = argumentsOf(text).filter((name) => !ignored.has(name ?? ''))
    expect(argumentsOf(kazakh.get(key) ?? ''), key).toEqual(wanted)
  }
})

it('leaves no Russian sentence untranslated', () => {
  const same = [...russian]
    .filter(([key, text]) => kazakh.get(key) === text && /[а-яё]{4}/i.test(text))
    .map(([key]) => key)
  const shared = new Set([
    'site.catalogue',
    'account.short',
    'account.profile',
    'visit.branch',
    'form.emailWay',
    'powerSource.rechargeable',
    'accessibilityOf.lift',
    'branches.phone',
    'facet.brand',
    'compare.row.phone.name',
    'devices.badgeDemo',
    ...['brands', 'implants', 'accessories', 'branches', 'promotions'].map((one) => `search.kindOf.${one}`),
  ])
  expect(same.filter((key) => !shared.has(key))).toEqual([])
})

/** Values whose last sound is always the same: sums end in «теңге», the others are whole numbers before a hyphen. */
const endAlike = { sums: ['price', 'amount'], numbers: ['page', 'number', 'step', 'level'] }

it('glues a Kazakh ending only to what always ends alike', () => {
  const glued = [...kazakh].flatMap(([key, text]) =>
    [...text.matchAll(/\{(\w+)\}-?(\p{L}+)/gu)].map(([, name = '', ending = '']) => ({ key, name, ending })),
  )
  const isRight = ({ name, ending }: { name: string; ending: string }) =>
    endAlike.sums.includes(name) ? ['ге', 'ден'].includes(ending) : endAlike.numbers.includes(name) && ending.length > 2
  expect(glued.length).toBeGreaterThan(10)
  expect(glued.filter((one) => !isRight(one))).toEqual([])
})
