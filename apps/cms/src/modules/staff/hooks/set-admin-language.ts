import type { CollectionAfterLoginHook } from 'payload'

const year = 365 * 24 * 60 * 60

/** The admin opens in the language its user chose: Payload reads it from this cookie. */
export const setAdminLanguage: CollectionAfterLoginHook = ({ req, user }) => {
  const language = user.interfaceLanguage === 'kk' ? 'kk' : 'ru'
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', `payload-lng=${language}; Path=/; Max-Age=${year}; SameSite=Lax`)
  return user
}
