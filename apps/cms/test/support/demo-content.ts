import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { freshName, runSql, template, testVariables } from './test-server.ts'

let seeding: Promise<string> | undefined

/**
 * Returns the name of a database with the demo content, to be copied. The test command has seeded one; files that are
 * run without it seed it first, once a worker, which takes about a minute.
 */
export async function demoContent(): Promise<string> {
  const seeded = process.env.TEST_CONTENT
  if (seeded) return seeded
  seeding ??= seed()
  return seeding
}

async function seed(): Promise<string> {
  const name = freshName()
  await runSql('postgres', `create database ${name} template ${template}`)
  const command = path.resolve(import.meta.dirname, '../../src/commands/prepare.ts')
  await promisify(execFile)(process.execPath, [command], { env: { ...process.env, ...(await testVariables(name)) } })
  return name
}
