import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import type { UnsavedCopy } from './compare-copy.ts'
import { type Sealed, seal, unseal } from './copy-cipher.ts'

/** Whose, of which document and in which language. */
export type CopyPlace = {
  owner: string
  document: string
  locale: string
  /** Another form of the same document, which tells its typing in other pieces. */
  view?: string
}

export type StoredCopy = { name: string; copy: UnsavedCopy }

const keptMs = 14 * 24 * 3600_000

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('estu-unsaved-changes', 'copies')
  return opened
}

const prefixOf = ({ owner, document, locale, view }: CopyPlace) =>
  `${owner}|${document}|${view ? `${locale}@${view}` : locale}|`

/** A name for the copy of one opened form, so that it does not overwrite one that is still on offer. */
export const newCopyName = (place: CopyPlace): string =>
  `${prefixOf(place)}${Date.now()}|${Math.random().toString(36).slice(2)}`

const openedAt = (name: string) => Number(name.split('|')[3])

/** @returns whether it is kept. A browser may refuse: no space, a private window. */
export async function keepCopy(owner: string, name: string, copy: UnsavedCopy): Promise<boolean> {
  try {
    const sealed = await seal(owner, copy)
    if (sealed) await set(name, sealed, store())
    return sealed !== null
  } catch {
    return false
  }
}

export async function removeCopy(name: string): Promise<void> {
  await del(name, store()).catch(() => undefined)
}

/** What is kept of a document, the newest first. Forgets what is older than two weeks, anybody's. */
export async function findCopies(place: CopyPlace): Promise<StoredCopy[]> {
  try {
    const names = (await keys<string>(store())).map(String)
    await Promise.all(names.filter((name) => openedAt(name) < Date.now() - keptMs).map(removeCopy))
    const own = names.filter((name) => name.startsWith(prefixOf(place)))
    const found = await Promise.all(own.map((name) => open(place.owner, name)))
    return found.filter((copy) => copy !== null).sort((one, other) => other.copy.typedAt - one.copy.typedAt)
  } catch {
    return []
  }
}

async function open(owner: string, name: string): Promise<StoredCopy | null> {
  const sealed = await get<Sealed>(name, store())
  const copy = sealed && ((await unseal(owner, sealed)) as UnsavedCopy | null)
  return copy ? { name, copy } : null
}
