import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../drawings/file-of.ts'
import { drawingFiles } from '../drawings/files.ts'
import { drawingsFolder, listFile, listOf } from '../drawings/written.ts'
import { say } from '../progress.ts'
import { runCommand } from '../run-command.ts'

/** Makes the drawings of things anew, and the list of them that the storefront shows them by. */
runCommand(async () => {
  const files = Object.entries(drawingFiles()).map(([name, drawings]) => ({ name, drawings, text: fileOf(drawings) }))
  mkdirSync(drawingsFolder, { recursive: true })
  for (const { name, drawings, text } of files) {
    writeFileSync(path.join(drawingsFolder, `${name}.svg`), text)
    say(`${name}: ${drawings.length} drawings, ${text.length} bytes`)
  }
  writeFileSync(listFile, listOf(files))
  return 0
})
