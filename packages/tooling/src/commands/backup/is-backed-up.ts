import { readdir } from 'node:fs/promises'
import { isBackedUp } from '../../backup/schedule/next-backup.ts'
import { readBackupEnv, readToolingEnv } from '../../env.ts'
import { say } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'

/** Ends well while the newest backup is of the last day: what an engine asks of the service that makes them. */
runCommand(async () => {
  const { folder } = readBackupEnv(readToolingEnv().dataDir)
  if (isBackedUp(await readdir(folder), new Date())) return 0
  say(`No backup of the last day is in ${folder}.`)
  return 1
})
