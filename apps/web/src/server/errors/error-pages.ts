import type { IncomingMessage, ServerResponse } from 'node:http'
import { locales, localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { encodingOf } from '../files/encoding-of.ts'
import { withFirstByteTimeout } from './first-byte-timeout.ts'
import { isBot } from './is-bot.ts'
import { isFile } from './is-file.ts'
import { type ErrorPageSettings, type PreparedPage, preparedPages } from './prepared-pages.ts'

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

const lostPath = '/not-found-page'
/** Prepared for the server's own use: as addresses they lead nowhere. */
const ownPages: readonly string[] = [lostPath, '/form-unavailable']
/** Stands for every unknown part of an address while the site is built; nobody else may ask for it. */
const buildPlaceholder = '__'

/**
 * Wraps Next's handler. Trap: for a `notFound()` Next sends status 404 with an empty document that only
 * JavaScript fills (the same for a fault), so a search engine or a reader without JavaScript sees nothing. The
 * body is replaced, at the moment Next begins to send it, by the page that was rendered for this purpose.
 */
export function withErrorPages(handle: Handler, settings: ErrorPageSettings) {
  const pages = preparedPages(settings)
  const answerWith = (status: number, req: IncomingMessage, res: ServerResponse) => {
    res.statusCode = status
    void replaceBody(req, res, pages, (body) => {
      res.end(body)
    })
  }
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!wantsDocument(req)) return withFirstByteTimeout(handle, req, res, settings.limitMs)
    if (!isReadable(req.url ?? '/')) return answerWith(404, req, res)
    const send = { write: res.write, end: res.end, writeHead: res.writeHead, flushHeaders: res.flushHeaders }
    // Once replaced, whatever Next still writes is swallowed, but for the moment in which we send our own body.
    let state: 'undecided' | 'swallowing' | 'sending' = 'undecided'
    const finish = (body: Buffer | undefined) => {
      state = 'sending'
      Reflect.apply(send.end, res, [body])
      state = 'swallowing'
    }
    const replaces = (): boolean => {
      if (state !== 'undecided') return state === 'swallowing'
      if (res.headersSent || !isEmptyError(res)) return false
      state = 'swallowing'
      void replaceBody(req, res, pages, finish)
      return true
    }
    res.writeHead = ((...args: Parameters<typeof res.writeHead>) => {
      const [status] = args
      const headers = args.findLast((arg) => typeof arg === 'object' && !Array.isArray(arg))
      if (state === 'undecided') {
        res.statusCode = status
        for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value as string)
      }
      return replaces() ? res : Reflect.apply(send.writeHead, res, args)
    }) as typeof res.writeHead
    // Trap: for a page with parts of its visit's own Next flushes its headers, with status 200, and an empty chunk, and
    // only then renders; a fault changes the status too late. The headers wait for the first byte.
    res.flushHeaders = () => void replaces()
    res.write = ((...args: Parameters<typeof res.write>) => {
      const empty = args[0]?.length === 0 && !res.headersSent
      return empty || replaces() ? true : Reflect.apply(send.write, res, args)
    }) as typeof res.write
    res.end = ((...args: Parameters<typeof res.end>) =>
      replaces() ? res : Reflect.apply(send.end, res, args)) as typeof res.end
    await withFirstByteTimeout(handle, req, res, settings.limitMs)
  }
  /** Says that an address leads nowhere, without asking Next; in words to whoever asks for a document. */
  const missing = (req: IncomingMessage, res: ServerResponse): void => {
    if (wantsDocument(req)) answerWith(404, req, res)
    else res.writeHead(404, { 'cache-control': 'no-store', 'content-type': 'text/plain' }).end()
  }
  /** Says that something of ours is away, without asking Next for the page; cuts off what has begun to say otherwise. */
  const fault = (req: IncomingMessage, res: ServerResponse): void => {
    if (res.headersSent) res.destroy()
    else answerWith(503, req, res)
  }
  /** Has the prepared pages at hand before they are needed: when they are, little else may work. */
  const warm = () =>
    Promise.all(locales.flatMap((locale) => [lostPath, '/error'].map((path) => pages.get(localisePath(locale, path)))))
  return { answer, missing, fault, warm }
}

/** Client navigation (`rsc`) and our own fetch of the page must get Next's own answer. */
function wantsDocument(req: IncomingMessage): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  return req.headers.rsc === undefined && req.headers[ownRequestHeader] === undefined
}

/** An address that cannot be read, or the prepared page under its own name, is an address that leads nowhere. */
function isReadable(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '')
    if (ownPages.includes(splitLocalePath(path).path)) return false
    return !path.includes('\0') && !path.split('/').includes(buildPlaceholder)
  } catch {
    return false
  }
}

function isEmptyError(res: ServerResponse): boolean {
  if (res.statusCode !== 404 && res.statusCode !== 400 && res.statusCode < 500) return false
  const type = String(res.getHeader('content-type') ?? 'text/html')
  return type.startsWith('text/html')
}

async function replaceBody(
  req: IncomingMessage,
  res: ServerResponse,
  pages: ReturnType<typeof preparedPages>,
  finish: (body: Buffer | undefined) => void,
): Promise<void> {
  const status = res.statusCode === 400 ? 404 : res.statusCode
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  if (req.method !== 'POST' && isFile(req.url ?? '/')) return finish(withoutWords(res, status))
  const page = await chooseBody(req, status, pages)
  // Another fault of the same request may have been answered meanwhile.
  if (res.headersSent || res.destroyed) return
  const encoding = encodingOf(req.headers['accept-encoding'])
  const packed = encoding === 'identity' ? undefined : page.packed?.[encoding]
  const body = packed ?? page.body
  res.statusCode = status
  if (packed) res.setHeader('content-encoding', encoding)
  res.setHeader('vary', 'accept-encoding')
  res.setHeader('content-security-policy', page.policy)
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', 'no-store')
  res.setHeader('content-length', body.length)
  finish(req.method === 'HEAD' ? undefined : body)
}

/** Who asks for a file reads no words. */
function withoutWords(res: ServerResponse, status: number): undefined {
  res.statusCode = status
  res.setHeader('cache-control', 'no-store')
  res.setHeader('content-type', 'text/plain')
}

const noWords: PreparedPage = { body: Buffer.alloc(0), policy: "default-src 'none'" }

/** A fault shows no page to search and preview bots (they would keep it): they get the status alone. */
async function chooseBody(
  req: IncomingMessage,
  status: number,
  pages: ReturnType<typeof preparedPages>,
): Promise<PreparedPage> {
  const { locale } = splitLocalePath(req.url ?? '/')
  if (status < 500) return pages.get(localisePath(locale, lostPath))
  if (isBot(String(req.headers['user-agent'] ?? ''))) return noWords
  return pages.get(localisePath(locale, '/error'))
}
