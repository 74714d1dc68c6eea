'use client'

import { comparedKey, parseCompared, serialiseCompared } from '@estu/domain/compare/compared-list'
import { useSyncExternalStore } from 'react'

/** Told to this page's own parts; other tabs hear `storage`. */
const changed = 'compare'

// Where nothing can be stored, the page keeps its own.
let memory = '[]'

function stored(): string {
  try {
    return localStorage.getItem(comparedKey) ?? '[]'
  } catch {
    return memory
  }
}

/** What is ticked now, by addresses. */
export const readCompared = (): string[] => parseCompared(stored())

export function saveCompared(slugs: readonly string[]): void {
  memory = serialiseCompared(slugs)
  try {
    localStorage.setItem(comparedKey, memory)
  } catch (error) {
    console.warn('compare: the list cannot be saved', error)
  }
  dispatchEvent(new Event(changed))
}

function follow(tell: () => void): () => void {
  addEventListener('storage', tell)
  addEventListener(changed, tell)
  return () => {
    removeEventListener('storage', tell)
    removeEventListener(changed, tell)
  }
}

/** What is ticked, followed across tabs; null until the page is alive. */
export function useCompared(): string[] | null {
  const raw = useSyncExternalStore(follow, stored, () => null)
  return raw === null ? null : parseCompared(raw)
}
