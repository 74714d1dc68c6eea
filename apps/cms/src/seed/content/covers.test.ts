import { expect, it } from 'vitest'
import { services } from './clinic/services.ts'
import { articles as expert } from './expert-articles/index.ts'
import { articles as general } from './general-articles/index.ts'
import { articles as hearing } from './hearing-articles/index.ts'
import { articles as more } from './more-general-articles/index.ts'

const covers = (all: readonly { cover?: string | null }[]) => all.flatMap(({ cover }) => (cover ? [cover] : []))

it('no two articles and no two services wear the same cover', () => {
  for (const one of [covers([...expert, ...general, ...hearing, ...more]), covers(services)]) {
    expect(one.length).toBeGreaterThan(8)
    expect(one.toSorted()).toEqual([...new Set(one)].toSorted())
  }
  expect(expert.find(({ slug }) => slug === 'kak-chitat-audiogrammu')?.cover).toBe('cover-audiogram')
})
