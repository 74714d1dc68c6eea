import { authMetadata, authPage } from '@/app/auth-page'
import { SignInForm } from '@/features/account/sign-in-form'

export const instant = false

export const generateMetadata = authMetadata('signIn')

export default authPage('signIn', (props) => <SignInForm {...props} />)
