/** A refusal that somebody is told, or the database's word for a reference to nothing: a picture that is gone for good. */
export function isAboutShown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('status' in error && Number(error.status) < 500) return true
  if ('code' in error && error.code === '23503') return true
  return 'cause' in error && isAboutShown(error.cause)
}
