import { authMetadata, authPage } from '@/app/auth-page'
import { ResetForm } from '@/features/account/reset-form'

export const instant = false

export const generateMetadata = authMetadata('reset')

export default authPage('reset', (props) => <ResetForm {...props} />)
