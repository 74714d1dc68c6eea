import type { Payload } from 'payload'
import type { HostedSettings } from '../../../env.ts'
import { embeddedSignIn } from './embedded.ts'
import { hostedSignIn } from './hosted.ts'
import type { SignInService } from './port.ts'

/** The service that this installation signs in with: Payload's own accounts, unless the hosted one is configured. */
export function signInService(payload: Payload): SignInService {
  const hosted = payload.config.custom.hostedSignIn as HostedSettings | null | undefined
  return hosted ? hostedSignIn(payload, hosted) : embeddedSignIn(payload)
}
