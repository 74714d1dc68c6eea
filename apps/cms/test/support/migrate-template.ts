import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { runSql, template, testVariables } from './test-server.ts'

/**
 * Migrates one empty database; every test file then starts from a copy of it. In a process of its own: Payload
 * keeps one connection until its process ends, and a database in use cannot be copied.
 */
export default async function setup(): Promise<void> {
  // A second pass finds the one of the first.
  await runSql('postgres', `drop database if exists ${template} with (force)`, `create database ${template}`)
  const command = path.resolve(import.meta.dirname, '../../src/commands/migrate.ts')
  await promisify(execFile)(process.execPath, [command], {
    env: { ...process.env, ...(await testVariables(template)) },
  })
}
