import 'server-only'
import type { SignInRefusal } from '@estu/cms/operations/sign-in'
import type { Problem } from './form-outcome'

/** What a visitor is told when the sign-in service itself could not do its work. */
export const serviceProblem = (error: 'too-many-requests' | 'network-request-failed'): Problem =>
  error === 'too-many-requests' ? 'too-many' : 'unavailable'

/** A disabled account is told apart from a wrong password by nobody but its owner's letter. */
export const signInProblem = (error: SignInRefusal): Problem =>
  error === 'invalid-credential' || error === 'user-disabled' ? 'wrong-credentials' : serviceProblem(error)
