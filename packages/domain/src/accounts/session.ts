import { z } from 'zod'

const session = z.object({
  jwt: z.string().min(1).max(8192),
  user: z.looseObject({ id: z.union([z.string(), z.number()]) }),
})

export type Session = z.infer<typeof session>

/** A stored session, or null when there is none or it is damaged. */
export function parseSession(raw: string | null): Session | null {
  if (!raw) return null
  try {
    const parsed = session.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Signed in means that a session with a token exists. */
export const isSignedIn = (value: Session | null): boolean => value !== null && value.jwt.length > 0
