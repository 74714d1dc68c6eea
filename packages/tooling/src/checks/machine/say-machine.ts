import { readMachineSettings } from '../../env.ts'
import { say } from '../../progress.ts'
import { runForOutput } from '../run-tool.ts'

/** Prints what a verdict must not depend on: the browser's version, the language and the time zone of the machine. */
export async function sayMachine(chromium: string): Promise<void> {
  const version = (await runForOutput(chromium, ['--version']))?.trim() ?? 'a browser of unknown version'
  const { language, zone } = readMachineSettings()
  say(`${version}; Node ${process.version}; language ${language ?? 'not set'}; zone ${zone ?? 'not set'}`)
}
