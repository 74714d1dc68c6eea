import 'server-only'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { type FormState, type RenderedPage, textOf } from './state/form-state'

const freshMs = 1000
const mostKept = 50
/** Stands where the typed address will; `.invalid` belongs to nobody. */
const place = 'address@place.invalid'
/** Of letters that mean nothing to HTML or to a script, so that it may be put into either as it is. */
const plainAddress = /^[\w.+-]{1,64}@[\w.-]{1,190}$/

type Kept = { at: number; shown: Promise<RenderedPage | null> }
const kept = new Map<string, Kept>()

/**
 * A refused sign-in, from a page that is rendered once a second at most: rendering one costs a fiftieth of a second of
 * the only thread, and whoever guesses passwords must not take the shop away from its visitors.
 * @returns null where the page has to be rendered for this very visitor
 */
export async function preparedRefusal(
  page: string,
  state: FormState,
  render: (state: FormState) => Promise<RenderedPage | null>,
): Promise<RenderedPage | null> {
  const email = textOf(state.values, 'email')
  const { problem } = state
  const isSignIn = splitLocalePath(page).path.split('?')[0] === routes.signIn.path
  if (!isSignIn || (problem !== 'wrong-credentials' && problem !== 'too-many') || !plainAddress.test(email)) return null
  const shown = await keptPage(`${problem} ${page}`, () => render({ ...state, values: { email: place } }))
  return shown && { ...shown, html: shown.html.replaceAll(place, email) }
}

function keptPage(key: string, render: () => Promise<RenderedPage | null>): Promise<RenderedPage | null> {
  const known = kept.get(key)
  if (known && Date.now() - known.at < freshMs) return known.shown
  if (kept.size >= mostKept) kept.clear()
  const shown = render()
  kept.set(key, { at: Date.now(), shown })
  return shown
}
