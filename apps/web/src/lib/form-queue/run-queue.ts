import {
  afterAnswer,
  afterSilence,
  asAsked,
  asTried,
  isDue,
  isOver,
  type QueuedForm,
  settleAge,
  withField,
} from '@estu/domain/forms/kept/form-queue'
import { changeInQueue, queueEvent, readQueue, removeFromQueue } from './queue-storage'
import { sendForm } from './send-form'

const lockName = 'form-queue'
const shortestWaitMs = 500
const busyElsewhereMs = 5000

/** Does `work` unless another tab is at it, or once that tab is done. Where browsers have no locks, the form's key alone makes it one. */
async function alone(work: () => Promise<void>, ifAvailable = true): Promise<boolean> {
  if (!navigator.locks) {
    await work()
    return true
  }
  return navigator.locks.request(lockName, { ifAvailable }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

/** An entry as it is now; another tab may have changed it, or its person may have taken it back. */
const fresh = (key: string): QueuedForm | undefined => readQueue().find((entry) => entry.key === key)

async function sendDue(): Promise<void> {
  for (const { key } of readQueue()) {
    const entry = fresh(key)
    if (!entry) continue
    if (isOver(entry, Date.now())) removeFromQueue(key)
    const aged = settleAge(entry, Date.now())
    if (aged !== entry) changeInQueue(aged)
    else if (isDue(entry, Date.now())) await sendOne(entry)
  }
}

/** An order is only looked at: it is placed by its person's tap. */
const sendOne = (entry: QueuedForm): Promise<void> =>
  entry.form === 'order' ? deliver(entry, withField(entry, 'intent', 'look')) : deliver(tried(entry), tried(entry))

function tried(entry: QueuedForm): QueuedForm {
  return navigator.onLine ? asTried(entry, Date.now()) : entry
}

async function deliver(kept: QueuedForm, sent: QueuedForm): Promise<void> {
  changeInQueue(kept)
  const answer = await sendForm(sent)
  changeInQueue(answer ? afterAnswer(kept, answer, Date.now()) : afterSilence(kept, Date.now()))
  // What was ordered is in the cart no longer.
  if (answer?.status === 'sent' && kept.form === 'order') dispatchEvent(new Event('cart'))
}

/** Places an order that its person has confirmed at the sum shown. Without an answer it is looked at again first. */
export async function placeQueuedOrder(key: string): Promise<void> {
  await alone(async () => {
    const entry = fresh(key)
    if (entry?.state !== 'ready' || entry.answer?.status !== 'ready') return
    const priced = withField(tried(entry), 'seenTotal', String(entry.answer.totalKzt))
    await deliver({ ...priced, state: 'waiting' }, withField(priced, 'intent', 'place'))
    const after = fresh(key)
    // Another sum, or the answer to an earlier try: the next look tells which.
    const isStale = after?.answer?.status === 'refused' && /^(total-changed|key-reused)$/.test(after.answer.problem)
    if (after && isStale) changeInQueue({ ...after, state: 'waiting' })
  }, false)
}

/** Whoever was signed out may have signed in since: each page asks once. */
function retrySignedOut(): void {
  for (const entry of readQueue()) {
    const { answer } = entry
    if (answer?.status === 'refused' && answer.problem === 'signed-out') changeInQueue(asAsked(entry, Date.now()))
  }
}

/** Sends what waits: now, when the network comes back, when the page is looked at again, and ever more seldom between. */
export function runQueue(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  const attempt = async () => {
    clearTimeout(timer)
    if (isRunning) return
    isRunning = true
    const isDone = await alone(sendDue).catch(() => false)
    isRunning = false
    wait(isDone ? 0 : busyElsewhereMs)
  }
  const wait = (atLeast: number) => {
    clearTimeout(timer)
    const times = readQueue().flatMap(({ state, nextAt }) => (state === 'waiting' ? [nextAt] : []))
    if (times.length === 0) return
    timer = setTimeout(attempt, Math.max(Math.min(...times) - Date.now(), atLeast, shortestWaitMs))
  }
  const hurry = () => {
    for (const entry of readQueue()) if (entry.state === 'waiting') changeInQueue({ ...entry, nextAt: Date.now() })
    void attempt()
  }
  const look = () => void (document.visibilityState === 'visible' && attempt())
  const follow = () => void (isRunning || wait(0))
  addEventListener('online', hurry)
  addEventListener(queueEvent, follow)
  document.addEventListener('visibilitychange', look)
  retrySignedOut()
  void attempt()
  return () => {
    clearTimeout(timer)
    removeEventListener('online', hurry)
    removeEventListener(queueEvent, follow)
    document.removeEventListener('visibilitychange', look)
  }
}
