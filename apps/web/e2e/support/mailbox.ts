import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { readTestEnv } from './test-env.ts'

const { mailDir } = readTestEnv()

/** Letters that were read before, by the names of their files: a shop sends hundreds, and each question looks at all. */
const read = new Map<string, Email>()

async function readLetter(name: string): Promise<Email> {
  const letter = read.get(name) ?? (await PostalMime.parse(await readFile(path.join(mailDir, name))))
  read.set(name, letter)
  return letter
}

async function lettersTo(address: string): Promise<Email[]> {
  const files = (await readdir(mailDir)).filter((name) => name.endsWith('.eml')).toSorted()
  const letters = await Promise.all(files.map(readLetter))
  return letters.filter(({ to }) => to?.some((one) => one.address === address))
}

/** The letter to an address whose subject matches, once the shop's worker has sent it by SMTP. */
export async function letterTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        found = (await lettersTo(address)).findLast((letter) => subject.test(letter.subject ?? ''))
        return found !== undefined
      },
      { timeout: 20_000, message: `a letter to ${address} about ${subject}` },
    )
    .toBe(true)
  return found as Email
}

/** The address a letter asks to be opened. */
export const linkIn = (letter: Email): string => /(http:\/\/\S+)/.exec(letter.text ?? '')?.[1] ?? ''
