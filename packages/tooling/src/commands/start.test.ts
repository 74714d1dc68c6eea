import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childEnv, root } from '../env.ts'
import { freePort } from '../processes/ports.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Ended = { code: number; output: string }

/** Runs the start command with something wrong in its surroundings. */
async function start(env: Record<string, string>): Promise<Ended> {
  const ports = { WEB_PORT: String(await freePort()), CMS_PORT: String(await freePort()) }
  const full = childEnv({ ESTU_DATA_DIR: path.join(folder, 'data'), ...ports, ...env })
  return new Promise((resolve) => {
    const command = path.join(root, 'packages/tooling/src/commands/start.ts')
    execFile(process.execPath, [command], { env: full, cwd: root, timeout: 15_000 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr })
    })
  })
}

/** One sentence for a person, and no stack for anybody. */
function expectOneSentence({ code, output }: Ended, words: RegExp): void {
  expect(code).toBe(1)
  expect(output).toMatch(words)
  expect(output).not.toMatch(/\n\s+at /)
  expect(output.match(/Estu cannot go on/g)).toHaveLength(1)
}

it('says which port is taken and how to choose another', async () => {
  const other = net.createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const ended = await start({ WEB_PORT: String(port) })
  other.close()
  expectOneSentence(ended, new RegExp(`port ${port} is taken .* WEB_PORT`))
})

it('says that the data folder cannot be written', async () => {
  expectOneSentence(
    await start({ ESTU_DATA_DIR: '/dev/null/estu' }),
    /data folder \/dev\/null\/estu cannot be written .*ESTU_DATA_DIR/,
  )
})

it('says that the database does not answer, or that its address is no address', async () => {
  const nobody = `postgres://estu:secret@127.0.0.1:${await freePort()}/estu`
  const ended = await start({ DATABASE_URL: nobody })
  expectOneSentence(ended, /database named by DATABASE_URL does not answer/)
  expect(ended.output).not.toContain('secret')
  expectOneSentence(await start({ DATABASE_URL: 'mysql://x' }), /DATABASE_URL \(must look like postgres:/)
})

it('names every variable that is wrong', async () => {
  expectOneSentence(
    await start({ WEB_PORT: 'soon', CMS_PORT: '70000', HOST: 'everywhere' }),
    /WEB_PORT .*CMS_PORT.*HOST/,
  )
})

it('does not start on half of an upgrade or of a restore, and says what to do', async () => {
  const [upgraded, restored] = [path.join(folder, 'upgraded'), path.join(folder, 'restored')]
  await mkdir(upgraded)
  const state = { begunAt: '2026-11-30T04:45:52Z', doing: 'migration', backup: '/backups/estu-1.backup' }
  await writeFile(path.join(upgraded, 'upgrade.json'), JSON.stringify(state))
  expectOneSentence(await start({ ESTU_DATA_DIR: upgraded }), /upgrade:shop --go-on.*upgrade:shop --back/)
  await mkdir(path.join(restored, 'restoring'), { recursive: true })
  expectOneSentence(await start({ ESTU_DATA_DIR: restored }), /a restore into .* was broken off/)
})
