import { splitLocalePath } from '@estu/domain/locale/locales'
import { LRUCache } from 'lru-cache'
import type { Packed } from './encodings.ts'
import { isKeptFile } from './file-requests.ts'
import { hourMs, isFile, isForVisit, isPage, keptMs } from './how-long.ts'
import type { NextAnswer } from './next-answer.ts'
import type { StorableRequest } from './storable-request.ts'
import { addVariant, lastingHeaders, type StoredPage, sizeOf, storedPage } from './stored-page.ts'

/** `visit`: made for the one who asks; `unkept`: no page, Next has to answer each who asks. */
export type Found = StoredPage | 'visit' | 'unkept'

export type StoreOptions = {
  ask: (request: StorableRequest) => Promise<NextAnswer>
  pack: (body: Buffer) => Promise<Packed>
  /** The headers a page is sent with, decided once for all who get it, and whether it may be kept. */
  finish: (headers: Record<string, string>, request: StorableRequest, body: Buffer) => Finished
  generation: () => number
  /** In milliseconds, by a clock that only goes forward. */
  now: () => number
  maxBytes: number
}

/** @property isClean false for a page with anything in it that neither we nor Next put there */
export type Finished = { headers: Record<string, string>; isClean: boolean }

export type StoreCounts = {
  hits: number
  asked: number
  same: number
  unkept: number
  unclean: number
  packFailed: number
}

/** In entries. */
const remembered = 1000
/** What may not be kept now is not asked for twice within this time: a fault may be over soon. */
const refusedMs = 10_000

/**
 * Pages as finished bytes, never older than Next's own: whenever anything was announced Next is asked once more for each
 * page that somebody wants. Trap: the generation is read before Next is asked; what is announced meanwhile makes the
 * answer old at once.
 */
export class PageStore {
  readonly counts: StoreCounts = { hits: 0, asked: 0, same: 0, unkept: 0, unclean: 0, packFailed: 0 }
  readonly #options: StoreOptions
  readonly #pages: LRUCache<string, StoredPage>
  readonly #refused = new LRUCache<string, number>({ max: remembered, ttl: refusedMs })
  /** Pages made for each visit, by their paths. */
  readonly #visits = new LRUCache<string, true>({ max: remembered })
  readonly #asking = new Map<string, Promise<Found>>()
  #packing: Promise<unknown> = Promise.resolve()

  constructor(options: StoreOptions) {
    this.#options = options
    const { maxBytes } = options
    this.#pages = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxBytes / 16, sizeCalculation: sizeOf })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get size(): number {
    return this.#pages.size
  }

  /** The addresses of kept pages, the last visited first; their data and files are none. */
  get visited(): string[] {
    return [...this.#pages.keys()].filter((key) => !key.includes('\n') && !isKeptFile(splitLocalePath(key).path))
  }

  /** What may be sent as it is. */
  fresh(key: string): StoredPage | null {
    const page = this.#pages.get(key)
    const { generation, now } = this.#options
    if (!page || page.generation !== generation() || now() >= page.askAgainAt) return null
    this.counts.hits += 1
    return page
  }

  /** Asks Next, once for all who want the same page at the same time. */
  find(request: StorableRequest): Promise<Found> {
    const generation = this.#options.generation()
    if (this.#visits.has(request.pathname)) return Promise.resolve('visit')
    if (this.#refused.get(request.key) === generation) return Promise.resolve('unkept')
    // Whoever comes after an announcement does not wait for an answer that may be from before it.
    const name = `${generation}\n${request.key}`
    const known = this.#asking.get(name)
    if (known) return known
    const found = this.#ask(request, generation).finally(() => this.#asking.delete(name))
    this.#asking.set(name, found)
    return found
  }

  async #ask(request: StorableRequest, generation: number): Promise<Found> {
    const { ask, finish, now } = this.#options
    this.counts.asked += 1
    const askedAt = now()
    const answer = await ask(request)
    if (isForVisit(answer.headers)) {
      this.#visits.set(request.pathname, true)
      return 'visit'
    }
    if (request.isFile ? !isFile(answer) : !isPage(answer)) return this.#refuse(request.key, generation)
    const forMs = request.isFile ? hourMs : keptMs(answer)
    const { headers, isClean } = finish(lastingHeaders(answer), request, answer.body)
    const page = storedPage(answer, headers, { generation, askAgainAt: askedAt + forMs })
    if (!isClean) this.counts.unclean += 1
    return isClean && forMs > 0 ? this.#keep(request.key, page) : page
  }

  #refuse(key: string, generation: number): 'unkept' {
    this.counts.unkept += 1
    this.#refused.set(key, generation)
    return 'unkept'
  }

  #keep(key: string, page: StoredPage): StoredPage {
    const known = this.#pages.peek(key)
    // Two may have asked, one before an announcement and one after it.
    if (known && known.generation > page.generation) return page
    if (known && known.hash === page.hash && sameHeaders(known, page)) {
      this.counts.same += 1
      known.generation = page.generation
      known.askAgainAt = page.askAgainAt
      return known
    }
    this.#pages.set(key, page)
    this.#packing = this.#packing.then(() => this.#pack(key, page))
    return page
  }

  /** One after another: each takes a core for its time. */
  async #pack(key: string, page: StoredPage): Promise<void> {
    const whole = page.variants.get('identity')
    if (!whole || this.#pages.peek(key) !== page || !isPackable(page)) return
    try {
      const { br, gzip } = await this.#options.pack(whole.body)
      if (this.#pages.peek(key) !== page) return
      // Trap: the cache counts the size of a new object only.
      const packed: StoredPage = { ...page, variants: new Map() }
      addVariant(packed, 'br', br)
      addVariant(packed, 'gzip', gzip)
      this.#pages.set(key, packed)
    } catch (error) {
      this.counts.packFailed += 1
      console.warn('pages: kept unpacked', error)
    }
  }
}

const sameHeaders = (one: StoredPage, other: StoredPage) =>
  JSON.stringify(one.headers) === JSON.stringify(other.headers)

const isPackable = ({ headers }: StoredPage) => !/^(image\/(?!svg)|video\/|font\/)/.test(headers['content-type'] ?? '')
