import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { queryShop } from '../shop/shop-database.ts'
import { readTestEnv } from '../test-env.ts'

const database = new URL(readTestEnv().databaseUrl).pathname.slice(1)

/** A statement in the database's own log, where the storefront sent it. */
const sent = new RegExp(`^storefront ${database} \\w+:\\s+(?:execute [^:]*|statement): ([^]*)$`)

/** Has the database write down every statement, and who sent it. @returns ends that */
export async function writeStatementsDown(): Promise<() => Promise<void>> {
  await queryShop(`alter system set log_line_prefix = '%a %d '`)
  await queryShop(`alter system set log_statement = 'all'`)
  await queryShop('select pg_reload_conf()')
  return async () => {
    await queryShop('alter system reset all')
    await queryShop('select pg_reload_conf()')
  }
}

/** What the storefront asks its database until a visit is answered. */
export async function statementsDuring(visit: () => Promise<unknown>): Promise<string[]> {
  const [folder] = await queryShop<{ data_directory: string }>('show data_directory')
  const file = path.join(folder?.data_directory ?? '', 'server.log')
  const before = (await stat(file)).size
  await visit()
  const mark = randomUUID()
  await queryShop(`select '${mark}'`)
  const written = async () => (await readFile(file)).subarray(before).toString()
  await expect.poll(written).toContain(mark)
  const [asked = ''] = (await written()).split(mark)
  // What a statement goes on with begins with a tab.
  return asked.split(/\n(?!\t)/).flatMap((entry) => sent.exec(entry)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? [])
}
