import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type UpgradeParts, upgradeShop } from './upgrade-shop.ts'
import { readUpgradeState, requireSettled } from './upgrade-state.ts'

const backup = '/backups/estu-1.backup'
const aside = 'failed-upgrade-2026-11-30T04-45-52'

let dataDir: string
let done: string[]
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'estu-upgrade-'))
  await put('before')
  done = []
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function put(words: string) {
  for (const name of ['postgres', 'media']) await mkdir(path.join(dataDir, name), { recursive: true })
  for (const name of ['postgres/PG_VERSION', 'media/a.webp', 'secrets.json'])
    await writeFile(path.join(dataDir, name), words)
}
const read = (...names: string[]) => readFile(path.join(dataDir, ...names), 'utf8')
const note = (word: string) => async () => void done.push(word)

const parts = (changed: Partial<UpgradeParts> = {}): UpgradeParts => ({
  dataDir,
  now: () => new Date('2026-11-30T04:45:52Z'),
  canRollBack: true,
  backUp: async () => {
    done.push('backup')
    return backup
  },
  migrateAndCheck: note('migrate'),
  stop: note('stop'),
  restore: async (file) => {
    done.push(`restore ${file}`)
    await put('restored')
  },
  ...changed,
})
/** As a power cut: nothing after it is done. */
const cut = async () => {
  throw new PowerCut()
}
class PowerCut extends Error {}
const fail = async () => {
  await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), 'half migrated')
  throw new Error('column "x" already exists')
}

describe('an upgrade', () => {
  it('makes a backup before anything else, and leaves no trace when it went well', async () => {
    await upgradeShop(parts(), 'begin')
    expect(done).toEqual(['backup', 'migrate'])
    expect(await readUpgradeState(dataDir)).toBeNull()
    await expect(requireSettled(dataDir)).resolves.toBeUndefined()
  })

  it('changes nothing where the backup fails', async () => {
    const failing = parts({ backUp: () => Promise.reject(new Error('the disk is full')) })
    await expect(upgradeShop(failing, 'begin')).rejects.toThrow('the disk is full')
    expect(done).toEqual([])
    expect(await read('secrets.json')).toBe('before')
    await expect(requireSettled(dataDir)).resolves.toBeUndefined()
    await upgradeShop(parts(), 'begin')
    expect(done).toEqual(['backup', 'migrate'])
  })

  it('puts the shop from before back where it fails, and keeps the failed one', async () => {
    await expect(upgradeShop(parts({ migrateAndCheck: fail }), 'begin')).rejects.toThrow(
      /the shop from before is in place again\..*Why it failed: column "x" already exists/,
    )
    expect(done).toEqual(['backup', 'stop', `restore ${backup}`])
    expect(await read('postgres/PG_VERSION')).toBe('restored')
    expect(await read(aside, 'postgres/PG_VERSION')).toBe('half migrated')
    expect(await readUpgradeState(dataDir)).toBeNull()
  })

  it('touches no database of somebody else, and says how to go back', async () => {
    const foreign = parts({ canRollBack: false, migrateAndCheck: fail })
    await expect(upgradeShop(foreign, 'begin')).rejects.toThrow(/To go back, make an empty database.*estu-1\.backup/)
    expect(done).toEqual(['backup'])
    await upgradeShop(parts({ canRollBack: false }), 'go-on')
    expect(await readUpgradeState(dataDir)).toBeNull()
  })
})

describe('an upgrade that was broken off', () => {
  beforeEach(async () => {
    const state = { begunAt: '2026-11-30T04:45:52.000Z', doing: 'migration', backup }
    await writeFile(path.join(dataDir, 'upgrade.json'), JSON.stringify(state))
  })

  it('is begun no second time, and keeps the shop from starting, with a sentence that names both ways', async () => {
    const words = /Nothing is lost: `pnpm upgrade:shop --go-on` does the rest, `pnpm upgrade:shop --back` puts/
    await expect(upgradeShop(parts(), 'begin')).rejects.toThrow(words)
    await expect(requireSettled(dataDir)).rejects.toThrow(words)
    expect(done).toEqual([])
  })

  it('goes on with the migrations, without another backup', async () => {
    await upgradeShop(parts(), 'go-on')
    expect(done).toEqual(['migrate'])
    await expect(requireSettled(dataDir)).resolves.toBeUndefined()
  })

  it('goes back to the shop from before', async () => {
    await upgradeShop(parts(), 'back')
    expect(done).toEqual(['stop', `restore ${backup}`])
    expect([await read('secrets.json'), await read(aside, 'secrets.json')]).toEqual(['restored', 'before'])
  })

  it('goes back however often that is broken off', async () => {
    await expect(upgradeShop(parts({ stop: cut }), 'back')).rejects.toThrow(PowerCut)
    await expect(upgradeShop(parts({ restore: cut }), 'back')).rejects.toThrow(PowerCut)
    await expect(upgradeShop(parts(), 'begin')).rejects.toThrow('`pnpm upgrade:shop --back` goes on with it')
    await expect(upgradeShop(parts(), 'go-on')).rejects.toThrow('`pnpm upgrade:shop --back` goes on with it')
    const afterRestore = parts({ restore: async () => put('restored').then(cut) })
    await expect(upgradeShop(afterRestore, 'back')).rejects.toThrow(PowerCut)
    await upgradeShop(parts(), 'back')
    expect(done).toEqual(['stop', 'stop', 'stop'])
    expect([await read('secrets.json'), await read(aside, 'secrets.json')]).toEqual(['restored', 'before'])
    expect((await readdir(dataDir)).toSorted()).toEqual([aside, 'media', 'postgres', 'secrets.json'])
  })
})

it('has nothing to go on with where none was broken off', async () => {
  for (const choice of ['go-on', 'back'] as const)
    await expect(upgradeShop(parts(), choice)).rejects.toThrow('no upgrade was broken off')
})
