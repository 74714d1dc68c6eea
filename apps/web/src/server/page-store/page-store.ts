import { LRUCache } from 'lru-cache'
import { withTimeout } from '../../lib/with-timeout.ts'
import type { Packed } from '../files/encodings.ts'
import type { CacheableRequest } from './cache-key.ts'
import { lifetimeOf } from './cache-lifetime.ts'
import type { NextAnswer } from './next/next-answer.ts'
import { PageViewCounts } from './popular-pages/page-view-counts.ts'
import { noCounts, type StoreCounts } from './store-counts.ts'
import { addVariant, lastingHeaders, type StoredPage, sizeOf, storedPage } from './stored-page.ts'

/** `visit`: made for the one who asks; `uncacheable`: no page, Next has to answer each who asks. */
export type Found = StoredPage | 'visit' | 'uncacheable'

export type StoreOptions = {
  ask: (request: CacheableRequest) => Promise<NextAnswer>
  pack: (body: Buffer) => Promise<Packed>
  /** The headers a page is sent with, decided once for all who get it, and whether it may be kept. */
  finish: (headers: Record<string, string>, request: CacheableRequest, body: Buffer) => Finished
  generation: () => number
  /** In milliseconds, by a clock that only goes forward. */
  now: () => number
  maxBytes: number
  /** Whether Next is to be asked for a page that is not kept, to keep it. Without it, for each. */
  admits?: (key: string) => boolean
}

/**
 * @property isClean false for a page with anything in it that neither we nor Next put there
 * @property body what is sent, where that is not what Next made
 */
export type Finished = { headers: Record<string, string>; isClean: boolean; body?: Buffer }

/** In entries. */
const remembered = 1000
/** What may not be kept now is not asked for twice within this time: a fault may be over soon. */
const refusedMs = 10_000
/** Many times what the largest page takes; what never ends would hold up all that come after it. */
const packMs = 30_000

/**
 * Pages as finished bytes, never older than Next's own: whenever anything was announced Next is asked once more for each
 * page that somebody wants. Trap: the generation is read before Next is asked; what is announced meanwhile makes the
 * answer old at once.
 */
export class PageStore {
  readonly counts: StoreCounts = noCounts()
  /** How often each kept page was sent. */
  readonly visits = new PageViewCounts()
  readonly #options: StoreOptions
  readonly #pages: LRUCache<string, StoredPage>
  readonly #refused = new LRUCache<string, number>({ max: remembered, ttl: refusedMs })
  /** Pages made for each visit, by their paths. */
  readonly #forVisits = new LRUCache<string, true>({ max: remembered })
  readonly #asking = new Map<string, Promise<Found>>()
  /** Pages whose packing failed: they are packed when Next is asked for them again. */
  readonly #unpacked = new WeakSet<StoredPage>()
  #packing: Promise<unknown> = Promise.resolve()

  constructor(options: StoreOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: this.#largest,
      sizeCalculation: sizeOf,
      dispose: (_page, _key, reason) => {
        if (reason === 'evict') this.counts.evicted += 1
      },
    })
  }

  get #largest(): number {
    return this.#options.maxBytes / 16
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get size(): number {
    return this.#pages.size
  }

  /** What may be sent as it is. */
  fresh(key: string): StoredPage | null {
    const page = this.#pages.get(key)
    const { generation, now } = this.#options
    if (!page || page.generation !== generation() || now() >= page.expiresAt) return null
    this.counts.hits += 1
    this.visits.add(key)
    return page
  }

  /** Asks Next, once for all who want the same page at the same time. */
  find(request: CacheableRequest): Promise<Found> {
    const generation = this.#options.generation()
    if (this.#forVisits.has(request.pathname)) return Promise.resolve('visit')
    if (this.#refused.get(request.key) === generation) return Promise.resolve('uncacheable')
    if (!this.#pages.has(request.key) && !this.#admits(request.key)) return Promise.resolve('visit')
    // Whoever comes after an announcement does not wait for an answer that may be from before it.
    const name = `${generation}\n${request.key}`
    const known = this.#asking.get(name)
    if (known) return known
    const found = this.#ask(request, generation).finally(() => this.#asking.delete(name))
    this.#asking.set(name, found)
    return found
  }

  #admits(key: string): boolean {
    return this.#options.admits?.(key) ?? true
  }

  async #ask(request: CacheableRequest, generation: number): Promise<Found> {
    const { finish, now } = this.#options
    const askedAt = now()
    const answer = await this.#askNext(request)
    if (generation !== this.#options.generation()) this.counts.overtaken += 1
    const forMs = lifetimeOf(answer, request)
    if (forMs === 'visit') this.#forVisits.set(request.pathname, true)
    if (forMs === 'visit') return 'visit'
    if (forMs === 'uncacheable') return this.#refuse(request.key, generation)
    const { headers, isClean, body = answer.body } = finish(lastingHeaders(answer), request, answer.body)
    const page = storedPage({ ...answer, body }, headers, { generation, expiresAt: askedAt + forMs })
    if (!isClean) this.counts.foreignScripts += 1
    // Made once more for each who asks, with a word of their visit.
    if (!isClean && request.isChosen) return this.#refuse(request.key, generation)
    return isClean && forMs > 0 ? this.#keep(request.key, page) : page
  }

  async #askNext(request: CacheableRequest): Promise<NextAnswer> {
    this.counts.asked += 1
    try {
      return await this.#options.ask(request)
    } catch (error) {
      this.counts.failed += 1
      throw error
    }
  }

  #refuse(key: string, generation: number): 'uncacheable' {
    this.counts.uncacheable += 1
    this.#refused.set(key, generation)
    return 'uncacheable'
  }

  #keep(key: string, page: StoredPage): StoredPage {
    const known = this.#pages.peek(key)
    // Two may have asked, one before an announcement and one after it.
    if (known && known.generation > page.generation) return page
    if (known && known.hash === page.hash && sameHeaders(known, page)) {
      this.counts.unchanged += 1
      known.generation = page.generation
      known.expiresAt = page.expiresAt
      known.nextCache = page.nextCache
      if (this.#unpacked.delete(known)) this.#packLater(key, known)
      return known
    }
    if (known) this.counts.changed += 1
    if (sizeOf(page) > this.#largest) this.counts.tooLarge += 1
    this.#pages.set(key, page)
    this.#packLater(key, page)
    return page
  }

  /** One after another: each takes a core for its time. */
  #packLater(key: string, page: StoredPage): void {
    this.#packing = this.#packing.then(() => this.#pack(key, page))
  }

  async #pack(key: string, page: StoredPage): Promise<void> {
    const whole = page.variants.get('identity')
    if (!whole || this.#pages.peek(key) !== page || !isPackable(page)) return
    try {
      const { br, gzip } = await withTimeout(this.#options.pack(whole.body), packMs)
      if (this.#pages.peek(key) !== page) return
      // Trap: the cache counts the size of a new object only.
      const packed: StoredPage = { ...page, variants: new Map() }
      addVariant(packed, 'br', br)
      addVariant(packed, 'gzip', gzip)
      this.#pages.set(key, packed)
    } catch (error) {
      this.counts.packFailed += 1
      this.#unpacked.add(page)
      console.warn('pages: kept unpacked', error)
    }
  }
}

const sameHeaders = (one: StoredPage, other: StoredPage) =>
  JSON.stringify(one.headers) === JSON.stringify(other.headers)

const isPackable = ({ headers }: StoredPage) => !/^(image\/(?!svg)|video\/|font\/)/.test(headers['content-type'] ?? '')
