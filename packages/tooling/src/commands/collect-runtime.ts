import path from 'node:path'
import { collectRuntime } from '../containers/image/collect-runtime.ts'
import { OperatorError, root } from '../env.ts'
import { say } from '../progress.ts'
import { runCommand } from '../run-command.ts'

/** Used while the image is built. Usage: node collect-runtime.ts FOLDER */
runCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new OperatorError('name the folder to collect into.')
  say(`${await collectRuntime(root, path.resolve(folder))} files collected`)
  return 0
})
