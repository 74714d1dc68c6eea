import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '../database/cluster.ts'
import { OperatorError } from '../env.ts'
import { startChild } from '../processes/child.ts'
import { runCommand } from '../run-command.ts'

/**
 * Runs a command beside a PostgreSQL server of its own, thrown away afterwards; the command finds it in
 * TEST_SERVER_URL. Usage: node with-database.ts COMMAND [ARGUMENT …]
 */
runCommand(async () => {
  const [command, ...args] = process.argv.slice(2)
  if (!command) throw new OperatorError('name the command that needs a database.')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'estu-test-'))
  const password = 'only-for-this-test-run'
  const cluster = await openCluster(path.join(folder, 'postgres'), password)
  try {
    const env = { TEST_SERVER_URL: `postgres://estu:${password}@127.0.0.1:${cluster.port}`, TEST_FOLDER: folder }
    const child = startChild({ name: command, command, args, cwd: process.cwd(), env, echo: false })
    child.process.stdout?.pipe(process.stdout)
    child.process.stderr?.pipe(process.stderr)
    return (await child.exited) ?? 1
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
