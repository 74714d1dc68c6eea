import { authMetadata, authPage } from '@/app/auth-page'
import { getConsent } from '@/content/editorial/get-consent'
import { RegisterForm } from '@/features/account/register-form'

export const instant = false

export const generateMetadata = authMetadata('register')

export default authPage('register', async (props) => (
  <RegisterForm {...props} consent={await getConsent(props.locale, 'account')} />
))
