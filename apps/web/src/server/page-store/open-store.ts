import { currentGeneration } from '../../revalidation/generation.ts'
import type { HeaderSettings } from '../headers/answer-headers.ts'
import { pack } from './encodings.ts'
import { finishPage, type Paint } from './finish-page.ts'
import { askNavigation } from './next/ask-navigation.ts'
import { joinFlight } from './next/join-flight.ts'
import type { askNext } from './next/next-answer.ts'
import { PageStore } from './page-store.ts'

type Options = {
  ask: ReturnType<typeof askNext>
  headers: HeaderSettings
  paint: Paint
  maxBytes: number
}

/** The store of this process, in front of the Next that runs in it. */
export function openPageStore({ ask, headers, paint, maxBytes }: Options): PageStore {
  return new PageStore({
    ask: async (request) => (request.headers.rsc ? askNavigation(ask, request) : joinFlight(await ask(request))),
    pack,
    finish: finishPage(headers, paint),
    generation: currentGeneration,
    now: () => performance.now(),
    maxBytes,
  })
}
