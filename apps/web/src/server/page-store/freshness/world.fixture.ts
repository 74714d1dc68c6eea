import type { CacheableRequest } from '../cache-key.ts'
import { askedBefore } from '../chosen/asked-before.ts'
import { askNavigation } from '../next/ask-navigation.ts'
import type { NextAnswer } from '../next/next-answer.ts'
import { PageStore } from '../page-store.ts'

export const paths = ['/a', '/b', '/c'] as const
export type Path = (typeof paths)[number]
/** A page, or its data for a navigation; or data of a listing that is chosen from the same, of which Next keeps none. */
export const kinds = ['page', 'data', 'choice'] as const
export type Kind = (typeof kinds)[number]

const lifetime = { 'cache-control': 's-maxage=2592000', 'x-nextjs-prerender': '1' }
const types = { page: 'text/html', data: 'text/x-component', choice: 'text/x-component' }
const answerOf = (kind: Kind, version: number): NextAnswer => ({
  status: 200,
  headers: { 'content-type': types[kind], ...(kind === 'page' ? lifetime : { 'cache-control': 'no-store' }) },
  body: Buffer.from(`0:${version}\n`),
})

export const requestOf = (pathname: Path, kind: Kind): CacheableRequest =>
  ({
    page: { key: pathname, pathname, url: pathname, headers: {} },
    data: { key: `${pathname}\nrsc`, pathname, url: `${pathname}?_rsc`, headers: { rsc: '1' } },
    choice: { key: `${pathname}\nchosen`, pathname, url: `${pathname}?sort=new&_rsc`, headers: {}, isChosen: true },
  })[kind] as CacheableRequest

type Rendering = { path: Path; kind: Kind; version: number; epoch: number; answer: () => void }

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const atBuild = (): Map<Path, number> => new Map(paths.map((path) => [path, 0]))

/**
 * A shop as it is. The CMS writes, and announces what it has written. Next keeps what it has rendered until it is told to
 * forget, and may keep what was old when it was done. The listener has Next forget, then raises the generation; while its
 * connection is lost it hears nothing, and afterwards it makes up for that.
 */
export class World {
  readonly source = atBuild()
  next = atBuild()
  /** What has been asked of Next and not been answered yet. */
  readonly under: Rendering[] = []
  readonly outbox: { path: Path; version: number }[] = []
  /** What the store was told of. */
  told = atBuild()
  heard = 0
  isConnected = true
  /** How often Next was told to forget. */
  epoch = 0
  generation = 0
  /** Whether Next has forgotten what the generation does not tell yet; then what it had before that. */
  before: Map<Path, number> | null = null
  now = 0
  stores = this.#newStores()

  storeOf(kind: Kind): PageStore {
    return kind === 'choice' ? this.stores.chosen : this.stores.pages
  }

  #newStores(): Record<'pages' | 'chosen', PageStore> {
    return { pages: this.#newStore(() => true), chosen: this.#newStore(askedBefore()) }
  }

  #newStore(admits: (key: string) => boolean): PageStore {
    const render = (url: string, kind: Kind) => this.#render(url.split('?')[0] as Path, kind)
    return new PageStore({
      ask: (request) =>
        request.headers.rsc
          ? askNavigation(({ url, headers }) => render(url, headers.rsc ? 'data' : 'page'), request)
          : render(request.url, request.isChosen ? 'choice' : 'page'),
      // What it is packed into has nothing to do with how old it is.
      pack: () => new Promise(() => undefined),
      finish: (headers) => ({ headers, isClean: true }),
      generation: () => this.generation,
      now: () => this.now,
      maxBytes: 100_000,
      admits,
    })
  }

  #render(path: Path, kind: Kind): Promise<NextAnswer> {
    const version = kind === 'choice' ? this.#written(path) : this.wouldAnswer(path)
    return new Promise((resolve) => {
      const answer = () => resolve(answerOf(kind, version))
      this.under.push({ path, kind, version, epoch: this.epoch, answer })
    })
  }

  /** It renders a page once for all who ask meanwhile, unless it was told to forget since it began. */
  wouldAnswer(path: Path): number {
    const rendering = this.under.find((one) => one.path === path && one.kind === 'page' && one.epoch === this.epoch)
    return this.next.get(path) ?? rendering?.version ?? this.#written(path)
  }

  #written(path: Path): number {
    return this.source.get(path) ?? 0
  }

  /** Less than this nobody may be shown who asks now. */
  leastFor(path: Path, kind: Kind): number {
    if (kind === 'choice') return this.told.get(path) ?? 0
    const now = this.wouldAnswer(path)
    return Math.min(now, this.before?.get(path) ?? now)
  }

  /** A write, and its announcement in the same transaction. */
  write(path: Path): void {
    const version = this.#written(path) + 1
    this.source.set(path, version)
    this.outbox.push({ path, version })
  }

  /** Next forgets what was announced next. */
  forget(): void {
    const announced = this.isConnected ? this.outbox[this.heard] : undefined
    if (announced === undefined) return
    const { path } = announced
    this.before ??= new Map(paths.map((one) => [one, this.wouldAnswer(one)]))
    this.heard += 1
    this.epoch += 1
    this.next.delete(path)
  }

  /** Whatever Next has forgotten, the store is told. */
  raise(): void {
    if (this.before) this.generation += 1
    for (const { path, version } of this.outbox.slice(0, this.heard)) this.told.set(path, version)
    this.before = null
  }

  loseConnection(): void {
    this.isConnected = false
  }

  /** Everything since the last look is announced to Next at once. */
  reconnect(): void {
    this.isConnected = true
    while (this.heard < this.outbox.length) this.forget()
    this.raise()
  }

  /** @param keepsOld whether Next keeps what it had begun before it was told to forget; the second look removes that. */
  async finish(index: number, keepsOld: boolean): Promise<void> {
    const [done] = this.under.splice(index % Math.max(1, this.under.length), 1)
    if (!done) return
    const isKept = done.kind === 'page' && (keepsOld || done.epoch === this.epoch)
    if (isKept && !this.next.has(done.path)) this.next.set(done.path, done.version)
    this.onNextKept(done.path)
    done.answer()
    await settle()
  }

  /** What Next has kept may be older than what it would have answered a moment before. */
  protected onNextKept(_path: Path): void {}

  async finishAll(): Promise<void> {
    while (this.under.length > 0) await this.finish(0, false)
  }

  /** The process ends in the middle of all; another begins with the pages of the build, and has yet to connect. */
  kill(): void {
    this.under.length = 0
    this.next = atBuild()
    this.stores = this.#newStores()
    this.told = atBuild()
    this.before = null
    this.generation = 0
    this.heard = 0
    this.isConnected = false
  }

  /** The same by plan: nobody is led to it before it has heard all that was announced. */
  restart(): void {
    this.kill()
    this.reconnect()
  }

  /** What a page that was in the making at its announcement may have left behind. */
  lookAgain(): void {
    this.epoch += 1
    this.next.clear()
    this.generation += 1
  }
}
