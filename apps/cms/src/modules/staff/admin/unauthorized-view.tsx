import type { AdminViewServerProps } from 'payload'
import { leadToNewPassword } from './lead-to-new-password.ts'

/** Payload sends everybody here who may not use the admin: whose password is temporary is led on to a new one. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  leadToNewPassword(req)
  return (
    <>
      <h1>{req.t('error:unauthorized')}</h1>
      <p>
        <a href="/admin/logout">{req.t('authentication:logOut')}</a>
      </p>
    </>
  )
}
