import type { AdminViewServerProps } from 'payload'
import { leadToOpenDoor } from './lead-to-open-door.ts'

/** Payload sends everybody here who may not use the admin: whoever still owes something is led on to it. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  leadToOpenDoor(req, '/admin/unauthorized')
  return (
    <>
      <h1>{req.t('error:unauthorized')}</h1>
      <p>
        <a href="/admin/logout">{req.t('authentication:logOut')}</a>
      </p>
    </>
  )
}
