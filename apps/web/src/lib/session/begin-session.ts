import { signedInCookie } from '@estu/domain/accounts/session-key'
import { keepFavouritesInStep, leaveAccountFavourites } from '../favourites/sync-favourites'
import { fetchSession, storeSession } from './stored-session'

/**
 * Somebody has just signed in on the way to another page than the account's: their session is stored, and what they
 * marked before joins the account. Without an answer the next document tries again.
 */
export async function beginSession(): Promise<void> {
  try {
    const session = await fetchSession()
    storeSession(session)
    takeMarkAway()
    keepFavouritesInStep(session.user.id)
  } catch (error) {
    if ((error as { status?: number }).status !== 401) {
      console.warn('session: it is stored by a later page', error)
      return
    }
    // Whoever was signed in before is not either.
    storeSession(null)
    leaveAccountFavourites()
    takeMarkAway()
  }
}

function takeMarkAway(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0`
}
