import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'

/** The one page of the admin that is open to somebody with a temporary password. */
export function leadToNewPassword({ user }: PayloadRequest): void {
  if (user?.collection === 'staff' && user.mustChangePassword) redirect('/admin/change-password')
}
