import {
  parseQueue,
  type QueuedForm,
  queueKey,
  serialiseQueue,
  withChanged,
  withQueued,
} from '@estu/domain/forms/kept/form-queue'

/** Told to this page's own parts; other tabs hear `storage`. */
export const queueEvent = 'form-queue'

export function readQueue(): QueuedForm[] {
  try {
    return parseQueue(localStorage.getItem(queueKey))
  } catch {
    return []
  }
}

/** @returns whether it is stored; what waits is never half kept */
function writeQueue(queue: readonly QueuedForm[]): boolean {
  try {
    const text = serialiseQueue(queue)
    if (text === null) localStorage.removeItem(queueKey)
    else localStorage.setItem(queueKey, text)
  } catch {
    return false
  }
  dispatchEvent(new Event(queueEvent))
  return true
}

/** @returns whether the form is kept */
export function addToQueue(entry: QueuedForm): boolean {
  const queue = withQueued(readQueue(), entry)
  return queue !== null && writeQueue(queue)
}

export const changeInQueue = (entry: QueuedForm): boolean => writeQueue(withChanged(readQueue(), entry))

export const removeFromQueue = (key: string): boolean => writeQueue(readQueue().filter((entry) => entry.key !== key))
