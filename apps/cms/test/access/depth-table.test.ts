import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signedAskers, signInAll } from '../support/rest-of-staff.ts'
import { largestAnswer, readingAddresses } from './reading-addresses.ts'

let cms: TestCms
let people: Record<string, Person | null>
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
  people = { ...(await signInAll(cms.payload)), nobody: null }
}, 240_000)
afterAll(() => cms?.close())

type Row = { role: string; address: string; depth: string; status: string; bytes: number; ms: number }

/** Of depths that are answered alike, the largest of each figure. */
const refused = (rows: readonly Row[]): Row => ({
  ...(rows[0] as Row),
  depth: '3–20',
  status: [...new Set(rows.map(({ status }) => status))].join(' '),
  bytes: Math.max(...rows.map(({ bytes }) => bytes)),
  ms: Math.max(...rows.map(({ ms }) => ms)),
})

async function measured(role: string, address: string, depth: number): Promise<Row> {
  const began = performance.now()
  const as = people[role] ?? null
  const { status, text } = await ask(cms, 'GET', `${address}?depth=${depth}&limit=100`, { as })
  const ms = Math.round(performance.now() - began)
  return { role, address, depth: String(depth), status: String(status), bytes: Buffer.byteLength(text), ms }
}

it('what each role is answered at each depth, on every address that reads', { timeout: 1_800_000 }, async () => {
  const rows: Row[] = []
  for (const role of [...signedAskers, 'nobody'])
    for (const address of readingAddresses(cms.payload.config)) {
      const asked: Row[] = []
      for (let depth = 0; depth <= 20; depth += 1) asked.push(await measured(role, address, depth))
      const deeper = asked.splice(3)
      for (const { status, bytes, depth } of deeper)
        expect([status, bytes < 1000], `${role} ${address} ${depth}`).toEqual(['400', true])
      for (const { bytes, depth } of asked)
        expect(bytes, `${role} ${address} ${depth}`).toBeLessThan(largestAnswer[role] ?? largestAnswer.admin)
      rows.push(...asked, refused(deeper))
    }
  console.log(rows.map((row) => Object.values(row).join('\t')).join('\n'))
})
