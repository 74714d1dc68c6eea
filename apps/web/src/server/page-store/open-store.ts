import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentGeneration } from '../../revalidation/generation.ts'
import { finishPage, type HeaderSettings } from '../headers/answer-headers.ts'
import { pack } from './encodings.ts'
import { joinFlight } from './join-flight.ts'
import { askNext } from './next-answer.ts'
import { PageStore } from './page-store.ts'

type Options = {
  handle: (req: IncomingMessage, res: ServerResponse) => unknown
  /** Of the site's own address. */
  host: string
  headers: HeaderSettings
  maxBytes: number
}

/** The store of this process, in front of the Next that runs in it. */
export function openPageStore({ handle, host, headers, maxBytes }: Options): PageStore {
  const ask = askNext(handle, host)
  return new PageStore({
    ask: async (request) => joinFlight(await ask(request)),
    pack,
    finish: finishPage(headers),
    generation: currentGeneration,
    now: () => performance.now(),
    maxBytes,
  })
}
