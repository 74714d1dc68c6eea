import 'server-only'
import type { SignInRefusal } from '@estu/cms/accounts/sign-in'
import type { FormProblem, FormState } from './state/form-state'

/** What a visitor is told when the sign-in service itself could not do its work. */
const serviceProblem = (error: 'too-many-requests' | 'network-request-failed'): FormProblem =>
  error === 'too-many-requests' ? 'too-many' : 'unavailable'

/** Why a new password was not taken: the service asks more of it, or could not do its work. */
export const passwordRefusal = (
  error: 'weak-password' | 'too-many-requests' | 'network-request-failed',
): Partial<Pick<FormState, 'errors' | 'problem'>> =>
  error === 'weak-password' ? { errors: { password: 'password-weak' } } : { problem: serviceProblem(error) }

/** A disabled account is told apart from a wrong password by nobody but its owner's letter. */
export const signInProblem = (error: SignInRefusal): FormProblem =>
  error === 'invalid-credential' || error === 'user-disabled' ? 'wrong-credentials' : serviceProblem(error)
