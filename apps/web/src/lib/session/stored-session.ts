import { sessionKey } from '@estu/domain/accounts/session-key'
import { requestTimeout } from '@estu/domain/accounts/session-timer'
import { api } from '../api-client'

type StoredSession = { jwt: string; user: { id: string } }

/** Only the browser's own code reads it: a storage that is full or forbidden ends no session. */
export function storeSession(session: StoredSession | null): void {
  try {
    if (session) localStorage.setItem(sessionKey, JSON.stringify(session))
    else localStorage.removeItem(sessionKey)
  } catch {
    // The page goes on by its cookie.
  }
}

/** Who the server says is signed in. @throws when nobody is (status 401), or when there is no answer. */
export function fetchSession(): Promise<StoredSession> {
  const timeout = requestTimeout({ online: navigator.onLine, mobile: /Mobi/.test(navigator.userAgent) })
  return api<StoredSession>('/api/session', { timeout })
}
