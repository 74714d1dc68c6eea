import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Child } from '../../processes/child.ts'
import { findNginx, openNginx } from './nginx.ts'
import { packedPage } from './packed-page.ts'
import type { Encoding } from './rate.ts'

export type DiskPages = { urlOf: (page: string, encoding: Encoding) => string; child: Child }

const encodings: readonly Encoding[] = ['br', 'gzip']
const packedWithinMs = 10_000

/**
 * The very bytes that the storefront sends, served by nginx from disk: what a page costs where nobody has to know
 * whether it is fresh. @returns null where there is no nginx.
 */
export async function openDiskPages(base: string, pages: readonly string[], folder: string): Promise<DiskPages | null> {
  const nginx = await findNginx()
  if (!nginx) return null
  for (const encoding of encodings) {
    await mkdir(path.join(folder, 'pages', encoding), { recursive: true })
    for (const [index, page] of pages.entries()) {
      await writeFile(path.join(folder, 'pages', encoding, `${index}.html`), await packed(`${base}${page}`, encoding))
    }
  }
  const locations = encodings.map(
    (encoding) =>
      `location /${encoding}/ { add_header content-encoding ${encoding}; add_header vary accept-encoding; }`,
  )
  const server = (port: number) =>
    `sendfile on; open_file_cache max=100; server { listen 127.0.0.1:${port}; root ${folder}/pages; location = / { return 200; } ${locations.join(' ')} }`
  const { url, child } = await openNginx(nginx, folder, server)
  return { urlOf: (page, encoding) => `${url}/${encoding}/${pages.indexOf(page)}.html`, child }
}

/** The bytes of a page in an encoding. The first visitors are served while it is still being packed. */
async function packed(url: string, encoding: Encoding): Promise<Buffer> {
  const until = Date.now() + packedWithinMs
  while (Date.now() < until) {
    const page = await packedPage(url, encoding)
    if (page.encoding === encoding) return page.body
    await setTimeout(50)
  }
  throw new Error(`${url} is not packed in ${encoding} after ${packedWithinMs} ms`)
}
