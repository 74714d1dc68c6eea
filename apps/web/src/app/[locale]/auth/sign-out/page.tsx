import { authMetadata, authPage } from '@/app/auth-page'
import { SignOutForm } from '@/features/account/sign-out-form'

export const instant = false

export const generateMetadata = authMetadata('signOut')

export default authPage('signOut', (props) => <SignOutForm {...props} />)
