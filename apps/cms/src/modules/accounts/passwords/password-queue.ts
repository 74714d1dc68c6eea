/** How many may wait in each lane. More than that would only wait in vain. */
const mostWaiting = 12

const restFactor = 3

type Lane = 'known' | 'strangers'
const lanes: Record<Lane, (() => void)[]> = { known: [], strangers: [] }
let busy = false
let resting: ReturnType<typeof setTimeout> | null = null

/**
 * Does work that costs a core its third of a second, one piece at a time in a process. Owners on a browser of theirs go
 * first and wait in a lane of their own, which no stranger can fill. After each piece, strangers who wait let three
 * times as long pass as it took: a crowd of them gets a quarter of one core, and the shop has the rest.
 * @returns null when too many wait already.
 */
export async function inPasswordQueue<T>(work: () => Promise<T>, lane: Lane = 'strangers'): Promise<T | null> {
  if (busy || (lane === 'strangers' && resting)) {
    if (lanes[lane].length >= mostWaiting) return null
    await new Promise<void>((resolve) => lanes[lane].push(resolve))
  }
  busy = true
  const begun = Date.now()
  try {
    return await work()
  } finally {
    busy = false
    callNext(Date.now() - begun)
  }
}

/** Whether a stranger would wait in vain: then nothing else need be done for them either. */
export const isQueueFull = (): boolean => lanes.strangers.length >= mostWaiting

function callNext(tookMs: number): void {
  if (call('known') || resting || lanes.strangers.length === 0) return
  resting = setTimeout(() => {
    resting = null
    if (!busy) call('strangers')
  }, tookMs * restFactor)
}

/** Whoever is called has the turn from this moment on. */
function call(lane: Lane): boolean {
  const next = lanes[lane].shift()
  if (!next) return false
  busy = true
  next()
  return true
}
