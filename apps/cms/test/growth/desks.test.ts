import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertManyConsumables, insertManyStates } from '../support/many-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { type Person, signIn } from '../support/rest-of-staff.ts'
import { expectWithin, size } from '../support/size.ts'
import { testVariables } from '../support/test-server.ts'
import type { Measured } from './desk-worker.ts'

const count = size(1000, 10_000)
const mostMs = 2000
/** In the gate, which knows no machine, any. */
const mostMb = size(Number.POSITIVE_INFINITY, 500)

let cms: TestCms
let editor: Person
beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
  const first = await publishedConsumable(cms.payload)
  await insertManyConsumables(cms.payload, first, count)
  await insertManyStates(cms.payload, first, count, editor.id)
}, 300_000)
afterAll(() => cms?.close())

/** A process that does nothing else, so that its memory is that of the desks. */
async function measureDesks(): Promise<Measured> {
  const env = { ...process.env, ...(await testVariables(new URL(cms.databaseUrl).pathname.slice(1))) }
  const worker = fork(path.join(import.meta.dirname, 'desk-worker.ts'), {
    env,
    // As the CMS runs.
    execArgv: ['--max-old-space-size=1024'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    await once(worker, 'message')
    worker.send({ staff: editor.id, token: editor.token })
    const [measured] = await once(worker, 'message')
    return measured as Measured
  } finally {
    worker.kill()
  }
}

it('all desks show their rows; of many documents within two seconds, in a process of at most half a gigabyte', async () => {
  const { figures, memoryMb } = await measureDesks()
  console.log(`${count} documents: ${memoryMb.toFixed(0)} MB at most`)
  for (const { name, first, whole, size } of figures)
    console.log(`${name}: first ${first.toFixed(0)} ms, whole ${whole.toFixed(0)} ms, ${size}`)
  expect(figures.filter((figure) => figure.size === 0)).toEqual([])
  for (const { name, first } of figures) expectWithin(first, mostMs, name)
  expect(memoryMb).toBeLessThanOrEqual(mostMb)
}, 300_000)
