import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readTestEnv } from '../test-env.ts'

const jar = String(createRequire(import.meta.url)('vnu-jar'))
const run = promisify(execFile)

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().default(''),
      lastLine: z.number().default(0),
    }),
  ),
})

export type HtmlFault = { file: string; message: string; extract: string }

/** `rel=expect` with `blocking=render` is in HTML's living standard; the checker does not know it yet. */
const isUnknownToChecker = ({ message, extract }: HtmlFault) =>
  message.startsWith('A “link” element with a “blocking” attribute') && extract.includes('rel="expect"')

/** What the Nu checker, the one behind validator.w3.org, calls an error in a folder of pages; one Java for all of them. */
export async function htmlFaults(folder: string): Promise<HtmlFault[]> {
  const args = ['-Xss4m', '-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', '--stdout', folder]
  const { stdout } = await run(readTestEnv().javaPath, args, { maxBuffer: 256 * 1024 * 1024 })
  const { messages } = report.parse(JSON.parse(stdout))
  return messages
    .map(({ url, message, extract }) => ({
      file: path.basename(new URL(url).pathname),
      message,
      extract: extract.trim(),
    }))
    .filter((fault) => !isUnknownToChecker(fault))
}
