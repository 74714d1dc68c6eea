import { parseEmail } from '@estu/domain/contacts/email'
import { cleanLine } from '@estu/domain/text/clean-text'
import type { FieldHook } from 'payload'

const asLine: FieldHook = ({ value }) => (typeof value === 'string' ? cleanLine(value) : value)

/** What was stored before addresses were checked, and is no address, stays as it stands. */
const asAddress: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value
  const email = parseEmail(value)
  return email.ok ? email.value : value
}

/** Stores a person's name as the forms of the site store it; lists find it whichever letters it is typed in. */
export const personsName = { custom: { isPersonsName: true }, hooks: { beforeValidate: [asLine] } }

/** Stores an e-mail address of a person as the forms of the site store it. */
export const personsEmail = { hooks: { beforeValidate: [asAddress] } }
