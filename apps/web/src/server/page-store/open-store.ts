import { currentGeneration } from '../../revalidation/generation.ts'
import { pack } from '../files/encodings.ts'
import type { HeaderSettings } from '../headers/answer-headers.ts'
import { askedBefore } from './chosen/asked-before.ts'
import { finishPage, type Paint } from './finish-page.ts'
import { askNavigation } from './next/ask-navigation.ts'
import { joinFlight } from './next/join-flight.ts'
import type { askNext } from './next/next-answer.ts'
import { referToMarkup } from './next/refer-to-markup.ts'
import type { PageStores } from './page-steps.ts'
import { PageStore, type StoreOptions } from './page-store.ts'

type Options = {
  ask: ReturnType<typeof askNext>
  headers: HeaderSettings
  paint: Paint
  maxBytes: number
}

/** Of the whole: chosen listings are many, and each is asked for by few. */
const chosenShare = 1 / 8

/** The stores of this process, in front of the Next that runs in it. */
export function openPageStores({ ask, headers, paint, maxBytes }: Options): PageStores {
  const common: Omit<StoreOptions, 'maxBytes'> = {
    ask: async (request) =>
      request.headers.rsc && !request.isChosen
        ? askNavigation(ask, request)
        : referToMarkup(joinFlight(await ask(request))),
    pack,
    finish: finishPage(headers, paint),
    generation: currentGeneration,
    now: () => performance.now(),
  }
  return {
    pages: new PageStore({ ...common, maxBytes: maxBytes * (1 - chosenShare) }),
    chosen: new PageStore({ ...common, maxBytes: maxBytes * chosenShare, admits: askedBefore() }),
  }
}
