import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { getPayload, type Payload } from 'payload'
import { listOwnMigrations } from '../operations/own-migrations.ts'
import config from '../payload.config.ts'
import { findDomainTrouble, sayDomainTrouble } from '../setup/checks/check-domain.ts'
import { askOwner, askToGoOn, type Terminal } from '../setup/owner/ask-owner.ts'
import type { Owner } from '../setup/owner/owner.ts'
import { readOwnerFile } from '../setup/owner/read-owner-file.ts'
import { saySetupRefusal } from '../setup/say-setup-refusal.ts'
import { findSetupRefusal, setUpShop } from '../setup/set-up-shop.ts'

const working = {
  ru: 'Готовим таблицы и страницы: это займёт минуту-другую …',
  kk: 'Кестелер мен беттерді дайындап жатырмыз: бір-екі минут кетеді …',
}

/**
 * Makes the owner's shop in an empty database: asks at the terminal or reads a file. The first administrator's one-time
 * password is handed to the process that started this one. Usage: node setup-shop.ts [--from FILE]
 */
const payload = await getPayload({ config })
// A person reads along: each migration's lines are an operator's.
payload.logger.level = 'warn'
const names = await listOwnMigrations(payload)
const code = await run(payload)
await payload.destroy()
process.exit(code)

async function run(cms: Payload): Promise<number> {
  const file = fileOf(process.argv.slice(2))
  // Before anybody answers twenty questions; `--from` names its language, a person has not yet chosen one.
  const early = await findSetupRefusal(cms, names, new Date())
  if (early && !file) return refuse(`${saySetupRefusal(early, 'ru')} · ${saySetupRefusal(early, 'kk')}`)
  const owner = file ? await readFrom(file) : await ask()
  if (!owner) return 1
  console.log(working[owner.language])
  const done = await setUpShop({ payload: cms, migrations: names, now: () => new Date() }, owner)
  if (!done.ok) return refuse(saySetupRefusal(done.error, owner.language))
  await handOver(done.value)
  return 0
}

/** A message under way is lost with the process that sends it. */
function handOver(made: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(made, undefined, undefined, () => resolve())
    else resolve()
  })
}

function fileOf(given: readonly string[]): string | null {
  const [flag, file] = given
  return flag === '--from' && file ? path.resolve(file) : null
}

function refuse(sentence: string): number {
  console.log(`\nEstu cannot go on: ${sentence}`)
  return 1
}

async function readFrom(file: string): Promise<Owner | null> {
  const read = await readOwnerFile(file)
  if (!read.ok) {
    refuse(`\n${read.error}`)
    return null
  }
  const warning = await warningOf(read.value)
  if (warning) console.log(warning)
  return read.value
}

/** @returns null where the person stopped: nothing was stored */
async function ask(): Promise<Owner | null> {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<never>((_, reject) => reader.once('close', () => reject(new Error('closed'))))
  const terminal: Terminal = {
    ask: (question) => Promise.race([reader.question(question), ended]),
    say: (text) => console.log(text),
  }
  try {
    const owner = await askOwner(terminal)
    const warning = await warningOf(owner)
    if (!warning) return owner
    console.log(warning)
    return (await askToGoOn(terminal, owner.language)) ? owner : null
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'closed') throw error
    console.log('\nНичего не сохранено. · Ештеңе сақталған жоқ.')
    return null
  } finally {
    reader.removeAllListeners('close')
    reader.close()
  }
}

async function warningOf({ domain, language }: Owner): Promise<string | null> {
  const trouble = domain ? await findDomainTrouble(domain) : null
  return domain && trouble ? sayDomainTrouble(domain, trouble, language) : null
}
