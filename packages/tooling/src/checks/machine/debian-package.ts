import { existsSync } from 'node:fs'
import { say } from '../../progress.ts'
import { runTool } from '../run-tool.ts'

/** Installs a package on Debian as root; elsewhere nothing happens, and whoever needs it says how to get it. */
export async function installDebianPackage(name: string): Promise<void> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  say(`  installing Debian’s ${name}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runTool('apt-get', ['update', '-qq'], '/', env)
  await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], '/', env)
}
