import { isDiskFull } from '../archive/write-archive.ts'
import { archiveLog, type LogSource } from './archive-log.ts'

/** What a destroyed machine loses at most. */
const everyMs = 5 * 60_000

export type KeptLog = { stop: () => Promise<void> }

/** Puts the log of changes away every five minutes, and once more at the end. What fails is said, and tried again. */
export function keepLog(source: LogSource, say: (words: string) => void): KeptLog {
  let isFailing = false
  let last = Promise.resolve()
  const run = () => {
    last = last.then(async () => {
      try {
        await archiveLog(source)
        if (isFailing) say('✓ The log of changes is put away again.')
        isFailing = false
      } catch (error) {
        const why = isDiskFull(error) ? `the disk of ${source.folder} is full` : String(error)
        if (!isFailing) say(`✗ The log of changes is not put away: ${why}. It is tried every five minutes.`)
        isFailing = true
      }
    })
    return last
  }
  void run()
  const timer = setInterval(run, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await run()
    },
  }
}
