import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { afterRelease } from './after-release.ts'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  {
    name: 'link',
    type: 'group',
    fields: [
      { name: 'href', type: 'text' },
      { name: 'label', type: 'text', localized: true },
    ],
  },
  {
    name: 'needs',
    type: 'array',
    fields: [
      { name: 'href', type: 'text' },
      { name: 'title', type: 'text', localized: true },
    ],
  },
]
const stored = {
  title: 'Басты бет',
  link: { href: '/a', label: 'Толығырақ' },
  needs: [
    { id: '1', href: '/one', title: 'Бірінші' },
    { id: '2', href: '/two', title: 'Екінші' },
  ],
}
const russian = {
  locale: 'ru' as const,
  data: {
    title: 'Главная',
    link: { href: '/b', label: 'Подробнее' },
    needs: [
      { id: '2', href: '/second', title: 'Второе' },
      { id: '3', href: '/three', title: 'Третье' },
    ],
  },
}

it('the other language keeps its words and gets the rows and links that both share', () => {
  expect(afterRelease(fields, 'kk', stored, [russian])).toEqual({
    title: 'Басты бет',
    link: { href: '/b', label: 'Толығырақ' },
    needs: [
      { id: '2', href: '/second', title: 'Екінші' },
      { id: '3', href: '/three' },
    ],
  })
})

it('of two texts that wait, what both share is that of the later one', () => {
  const kazakh = { locale: 'kk' as const, data: { ...stored, title: 'Жаңа' } }
  expect(afterRelease(fields, 'ru', stored, [russian, kazakh])).toMatchObject({
    title: 'Главная',
    link: { href: '/a', label: 'Подробнее' },
    needs: [
      { id: '1', href: '/one' },
      { id: '2', href: '/two', title: 'Второе' },
    ],
  })
})
