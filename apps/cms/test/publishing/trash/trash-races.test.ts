import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../../support/open-cms.ts'
import { atTheDesk } from './trash-cms.ts'

let cms: TestCms
let desk: ReturnType<typeof atTheDesk>
let database: pg.Client
const rounds = 8

beforeAll(async () => {
  cms = await openCms({ poolMax: 12 })
  desk = atTheDesk(cms)
  database = new pg.Client({ connectionString: cms.databaseUrl })
  database.on('error', () => undefined)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await cms.close()
})

const publish = async (id: string, locale: 'ru' | 'kk' = 'ru') =>
  cms.payload.update({
    ...(await desk.as('editor')),
    collection: 'articles',
    id,
    locale,
    data: { _status: 'published' },
  })
const isDone = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status === 'fulfilled')

it('one editor throws away what another one publishes: it lies in the trash whole, or stands published', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await desk.article(`Двое ${round}`, {}, [])
    const work = [() => desk.trash('articles', id), () => publish(id), () => publish(id, 'kk')]
    const order = round % 2 ? work : work.toReversed()
    const results = await Promise.allSettled(order.map((start) => start()))
    const [thrownAway] = round % 2 ? isDone(results) : isDone(results.toReversed())
    expect(thrownAway).toBe(true)
    expect(await desk.stateOf('articles', id)).toEqual({ status: { ru: 'draft', kk: 'draft' }, trashed: true })
    const { rows } = await database.query(
      'select version_deleted_at is not null as trashed from _articles_v where parent_id = $1 and latest',
      [id],
    )
    expect(rows).toEqual([{ trashed: true }])
  }
})

it('an author is thrown away while a page that shows them goes public: one of the two is refused', async () => {
  const outcomes = { both: 0, one: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const author = await desk.specialist(`Автор ${round}`)
    const id = await desk.article(`Страница ${round}`, { author }, [])
    const work = [() => desk.trash('specialists', author), () => publish(id)]
    const done = isDone(await Promise.allSettled((round % 2 ? work : work.toReversed()).map((start) => start())))
    outcomes[done.every(Boolean) ? 'both' : 'one'] += 1
    expect(done).toContain(true)
  }
  expect(outcomes).toEqual({ both: 0, one: rounds })
  const { rows } = await database.query(`
    select 1 from articles a join articles_locales l on l._parent_id = a.id and l._status = 'published'
    join specialists s on s.id = a.author_id where s.deleted_at is not null
  `)
  expect(rows).toEqual([])
})
