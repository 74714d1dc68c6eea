import { useEffect, useState } from 'react'
import type { WhereUsed } from '../read-where-used.ts'

/** What refers to a document; null while it is asked. @param asked `articles/{id}`, with a question; null asks nothing */
export function useUses(asked: string | null): WhereUsed | 'failed' | null {
  const [found, setFound] = useState<WhereUsed | 'failed' | null>(null)
  useEffect(() => {
    setFound(null)
    if (!asked) return
    const leaving = new AbortController()
    fetch(`/api/where-used/${asked}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then(setFound)
      .catch(() => leaving.signal.aborted || setFound('failed'))
    return () => leaving.abort()
  }, [asked])
  return found
}
