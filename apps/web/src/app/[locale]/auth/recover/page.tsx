import { authMetadata, authPage } from '@/app/auth-page'
import { RecoverForm } from '@/features/account/recover-form'

export const instant = false

export const generateMetadata = authMetadata('recover')

export default authPage('recover', (props) => <RecoverForm {...props} />)
