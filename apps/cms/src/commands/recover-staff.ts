import { getPayload } from 'payload'
import { recoverAtConsole } from '../modules/staff/index.ts'
import config from '../payload.config.ts'

/** Lets a member of the staff in who has lost password, phone and codes. Usage: node recover-staff.ts EMAIL */
const email = process.argv[2]
if (!email) throw new Error('Usage: node recover-staff.ts EMAIL')
const payload = await getPayload({ config })
const recovered = await recoverAtConsole(payload, email)
console.log(
  recovered.ok
    ? `A new password is set here, once, within an hour: ${recovered.value}`
    : `Nobody of the staff has the address ${email}.`,
)
await payload.destroy()
process.exit(recovered.ok ? 0 : 1)
