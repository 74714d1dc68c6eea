import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { runSql, template, testVariables } from './test-server.ts'

/**
 * A database with the demo content, to be copied. The test command has seeded one; a file that is run alone seeds
 * it first, which takes about a minute.
 */
export async function demoContent(): Promise<string> {
  const seeded = process.env.TEST_CONTENT
  if (seeded) return seeded
  const name = 'estu_content'
  await runSql('postgres', `create database ${name} template ${template}`)
  const command = path.resolve(import.meta.dirname, '../../src/commands/prepare.ts')
  await promisify(execFile)(process.execPath, [command], { env: { ...process.env, ...(await testVariables(name)) } })
  return name
}
