import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { clientAt } from '../../e2e/support/other-client.ts'
import { memoryOfListener } from '../../e2e/support/shop/process-memory.ts'
import { queryShop } from '../../e2e/support/shop/shop-database.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { expect, step, test } from '../support/test.ts'

const { mailDir, webUrl, fullSize } = readTestEnv()
const build = path.resolve(import.meta.dirname, '../../.next')

/** Pictures and what the storefront says lie beside the shop's letters. */
const data = path.dirname(mailDir)
const log = path.join(data, 'logs/storefront.log')
/** Characters. */
const mostWritten = 2000

/** What a process that keeps nothing still lets lie between two collections: seen are 60 to 170 MiB. */
const mostGrowthMiB = 250

const sections = [
  '/apparaty',
  '/slukhovye-apparaty-dlya-detey',
  '/implanty',
  '/raskhodniki',
  '/aksessuaries',
  '/uslugi',
  '/articles',
  '/stati-ekspertnye',
  '/akcii',
  '/preview',
  '',
  '/a/b',
  '/media/a',
  '/og/ru/apparaty',
]

/** Short and long ones, ones with encoded letters and in Cyrillic, in both languages. */
function unknownAddress(index: number): string {
  const language = index % 2 ? '/kk' : ''
  const names = [`nope-${index}`, `%6eope-${index}`, `${index}`.padStart(300, 'n'), encodeURIComponent(`нет-${index}`)]
  const section = sections[index % sections.length] ?? ''
  return `${/^\/(og|media)/.test(section) ? '' : language}${section}/${names[index % names.length]}`
}

const queries = [
  '/search?q=нет',
  '/apparaty?loss=II&price=-',
  '/compare?d=net-',
  '/raskhodniki?kind=battery&brand=net-',
]

/** What was never asked before of a page that answers queries. */
function newQuery(index: number): string {
  const turn = index / queryEvery
  return encodeURI(`${turn % 8 < 4 ? '' : '/kk'}${queries[turn % queries.length]}${index}0`)
}

/** Every section, language and spelling meets each other; what each would leave behind is a file or a line of the log. */
const count = fullSize ? 1000 : 300

/** One of so many is a query: few enough that their client is not told to wait. */
const queryEvery = fullSize ? 40 : 10

/** Known pages and one spelling of each that is not its own. */
const known = ['/', '/kk', '/apparaty', '/kk/apparaty', '/about', '/kk/about', '/apparaty/demo-phonak-ric-90-r']

test('unknown addresses and new questions leave nothing behind, and a page has one entry', async () => {
  await step('hundreds of addresses that lead nowhere, or ask what nobody asked, leave nothing behind', async () => {
    // Else pages would leave the cache for what an earlier test has changed.
    await expect.poll(() => ask('select extract(epoch from now() - max(created_at)) from outbox')).toBeGreaterThan(5)
    for (const address of known) expect((await visit(address)).status, address).toBe(200)
    const folders = [build, path.join(data, 'media')]
    const logBefore = await readFile(log, 'utf8')
    const before = await Promise.all(folders.map(contents))
    const memoryBefore = await memoryOfListener(Number(new URL(webUrl).port))
    let next = 0
    const wrong: string[] = []
    // The limit of searches is for each client: the tests that follow must not find it used up.
    const searcher = clientAt('127.0.0.19')
    const asked = async (index: number) => {
      if (index % queryEvery === 0) {
        const query = newQuery(index)
        const { status } = await searcher.ask(query)
        return { address: query, status, expected: [200] }
      }
      const address = unknownAddress(index)
      // Client navigation asks for the same addresses in its own way.
      const { status } = await visit(address, index % 5 === 0 ? { rsc: '1', 'next-router-prefetch': '1' } : {})
      return { address, status, expected: address.includes('/preview/') ? [200, 307] : [404] }
    }
    const client = async () => {
      for (let index = next++; index < count; index = next++) {
        const { address, status, expected } = await asked(index)
        if (!expected.includes(status)) wrong.push(`${status} ${address}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
    searcher.leave()
    const after = await Promise.all(folders.map(contents))
    const memoryAfter = await memoryOfListener(Number(new URL(webUrl).port))
    folders.forEach((folder, index) => {
      console.log(`${path.basename(folder)}: ${inWords(before[index])}, afterwards ${inWords(after[index])}`)
    })
    console.log(`memory: ${memoryBefore.toFixed(0)} MiB, afterwards ${memoryAfter.toFixed(0)} MiB`)
    expect(wrong).toEqual([])
    expect(after).toEqual(before)
    const written = (await readFile(log, 'utf8')).slice(logBefore.length)
    // What goes on in the background may say a word meanwhile; a word on each address would be many times as long.
    expect(written.length, written).toBeLessThan(mostWritten)
    if (fullSize) expect(memoryAfter - memoryBefore).toBeLessThan(mostGrowthMiB)
    for (const address of known) {
      // What the shop itself announced meanwhile has each page asked for once more.
      const said = async () => (await visit(address)).headers.get('cache-status')
      await expect.poll(said, { message: address }).toBe('estu; hit')
    }
  })
  await step('a page has one entry in the cache, however its letters are encoded', async () => {
    await visit('/apparaty/demo-phonak-ric-90-r')
    const { status, headers } = await visit('/app%61raty/d%65mo-phonak-ric-90-r')
    expect(status).toBe(200)
    expect(headers.get('cache-status')).toBe('estu; hit')
  })
})

/** The one value that a query gives, a number where it is one. */
async function ask(sql: string): Promise<unknown> {
  const [row = {}] = await queryShop(sql)
  const [value] = Object.values(row)
  return Number.isNaN(Number(value)) ? value : Number(value)
}

type Contents = { files: number; bytes: number }

async function contents(place: string): Promise<Contents> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  )
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

const inWords = (seen: Contents | undefined) => `${seen?.files} files, ${seen?.bytes} bytes`
