import { authMetadata, authPage } from '@/app/auth-page'
import { ConfirmForm } from '@/features/account/confirm-form'
import { signedInCustomer } from '@/session/visitor'

export const instant = false

export const generateMetadata = authMetadata('confirm')

export default authPage('confirm', async (props) => (
  <ConfirmForm {...props} signedIn={(await signedInCustomer()) !== null} />
))
