import { err, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import type { CheckRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { deleteCustomer } from './delete-customer.ts'

type Asked = { id: string; email: string; password: string }

/** Deletes an account for whoever is signed in to it and knows its password: an open browser alone is not enough. */
export async function deleteWithPassword(payload: Payload, asked: Asked): Promise<Result<null, CheckRefusal>> {
  const checked = await signInService(payload).check(asked.email, asked.password)
  if (!checked.ok) return checked
  return checked.value.id === asked.id ? deleteCustomer(payload, asked.id) : err('invalid-credential')
}
