import { z } from 'zod'
import { isCommonPassword } from './common-passwords.ts'
import { choice, consent, email, neededText, personName, phone } from './form-fields.ts'

/** Eight characters or more and none of the commonest, as ASVS 5.0 (6.2.1, 6.2.4) asks; nothing else is demanded. */
export const newPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(8, 'password-short')
  .max(256, 'too-long')
  .refine((password) => !isCommonPassword(password), 'password-common')

/** A password as it was typed, to the letter: what registration kept, sign-in must compare. */
const typedPassword = z.string({ error: 'required' }).min(1, 'required').max(256, 'too-long')

const neededEmail = neededText(254).pipe(email)

export const registerForm = z.object({ name: personName, email: neededEmail, password: newPassword, consent })
export const signInForm = z.object({ email: neededEmail, password: typedPassword })
export const recoverForm = z.object({ email: neededEmail })
export const resetForm = z.object({ token: neededText(128), password: newPassword })
export const changePasswordForm = z.object({ presentPassword: typedPassword, password: newPassword })
export const profileForm = z.object({ name: personName, phone, language: choice(['ru', 'kk']) })
export const deleteAccountForm = z.object({ password: typedPassword })

export type RegisterForm = z.output<typeof registerForm>
export type SignInForm = z.output<typeof signInForm>
export type ProfileForm = z.output<typeof profileForm>
