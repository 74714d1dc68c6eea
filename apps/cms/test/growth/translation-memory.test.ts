import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findSimilar } from '../../src/modules/translation/memory/find-similar.ts'
import { likenessBands } from '../../src/modules/translation/memory/likeness-bands.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { expectWithin, size } from '../support/size.ts'

const count = size(20_000, 100_000)

let state = 1
function upTo(most: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return Math.floor((state / 0x80000000) * most)
}

const letters = {
  ru: ['бвгджзклмнпрстфхцчшщ', 'аеёиоуыэюя'],
  kk: ['бғгджзкқлмнңпрстш', 'аәеиоөұүыіу'],
} as const
const letter = (of: string) => of[upTo(of.length)] ?? ''

/** Some thousand words of two to five syllables in either language. */
const vocabulary = (locale: 'ru' | 'kk') =>
  Array.from({ length: 4000 }, () =>
    Array.from({ length: 2 + upTo(4) }, () => letter(letters[locale][0]) + letter(letters[locale][1])).join(''),
  )
const words = { ru: vocabulary('ru'), kk: vocabulary('kk') }

/** As in any language, the tenth word is about ten times as rare as the first. */
const word = (locale: 'ru' | 'kk') => words[locale][Math.floor(4000 ** (upTo(10_000) / 10_000)) - 1] ?? ''
const sentence = (locale: 'ru' | 'kk') => Array.from({ length: 6 + upTo(11) }, () => word(locale)).join(' ')

function pairOf(id: number) {
  const [ru, kk] = [sentence('ru'), sentence('kk')]
  return { id, ru, kk, ruBands: likenessBands(ru), kkBands: likenessBands(kk) }
}

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  const { drizzle } = cms.payload.db
  for (let from = 0; from < count; from += 5000) {
    const pairs = Array.from({ length: 5000 }, (_, n) => pairOf(from + n))
    await drizzle.execute(sql`
      insert into translation_memory (collection, document_id, path, place, ru, kk, ru_bands, kk_bands)
      select 'articles', id::text, 'body', 0, ru, kk, "ruBands", "kkBands"
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
        as pair(id integer, ru text, kk text, "ruBands" integer[], "kkBands" integer[])
    `)
  }
  await drizzle.execute(sql`vacuum analyze translation_memory`)
}, 300_000)
afterAll(() => cms?.close())

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

it('a segment alike is suggested in either direction, at full size within a tenth of a second', async () => {
  const req = await createLocalReq({}, cms.payload)
  const found = await cms.payload.db.drizzle.execute(sql`
    select ru, kk from translation_memory order by md5(document_id || place) limit 100
  `)
  const taken = { ru: [] as number[], kk: [] as number[] }
  for (const { ru, kk } of found.rows as { ru: string; kk: string }[]) {
    for (const [to, text] of [
      ['kk', ru],
      ['ru', kk],
    ] as const) {
      const alike = text.replace(/^\S+/u, to === 'kk' ? 'Иначе' : 'Басқаша')
      const began = performance.now()
      const similar = await findSimilar(req, alike, to)
      taken[to].push(performance.now() - began)
      expect(similar.map(({ source }) => source)).toContain(text)
    }
  }
  console.log(
    `${count} segments: to Kazakh p95 ${p95(taken.kk).toFixed(1)} ms, to Russian ${p95(taken.ru).toFixed(1)} ms`,
  )
  expectWithin(p95(taken.kk), 100)
  expectWithin(p95(taken.ru), 100)
})
